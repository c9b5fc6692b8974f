interface ProjectModule {
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly optional?: Readonly<Record<string, unknown>>;
}

export declare const projectModules: Readonly<Record<string, ProjectModule>>;
