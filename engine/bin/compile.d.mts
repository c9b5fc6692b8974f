import type { BuildOptions, Plugin } from 'esbuild';

export declare function engineModules(engine: string): Plugin;
export declare function projectFiles(root: string): string[];
export declare function compiledName(file: string): string;
export declare function compileOptions(engine: string): BuildOptions;
export declare function engineAliases(engine: string): { find: RegExp; replacement: string }[];
