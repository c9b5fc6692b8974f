export interface Compilation {
  readonly root: string;
  readonly engine: string;
  readonly entryPoints: readonly { readonly in: string; readonly out: string }[];
  readonly outdir: string;
  /** Folder for what is kept; null to keep nothing. */
  readonly cache: string | null;
}

/** Compiles modules into a folder. Returns the modules that each module imports, by their names in the folder. */
export declare function compileModules(compilation: Compilation): Promise<Readonly<Record<string, readonly string[]>>>;
