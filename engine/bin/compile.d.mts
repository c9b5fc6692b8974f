import type { BuildOptions, Metafile, Plugin } from 'esbuild';

export declare function engineModules(engine: string): Plugin;
export declare function projectFiles(root: string): string[];
export declare function compiledName(file: string): string;
export declare function compileOptions(engine: string): BuildOptions;
export declare function codeHash(outputs: Metafile['outputs'], root: string, file: string): string | null;
export declare function engineAliases(engine: string): { find: RegExp; replacement: string }[];
