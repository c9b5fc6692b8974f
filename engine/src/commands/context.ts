/** What a command works on; `bin/onesource.mjs` provides it. */
import type { CommandLine } from '../config/command-line.ts';
import type { LoadModule } from '../content/project.ts';
import type { CommandName, commands } from './table.ts';

/** The two folders that everything is in. */
export interface Folders {
  /** The project: the folder with `site.config.ts` and `content/`. */
  readonly root: string;
  /** This package. */
  readonly engine: string;
}

export interface CommandContext extends Folders {
  /** The folder of the built site: `dist/` in the project, or `OUT_DIR`. */
  readonly out: string;
  /** Imports a module of the project. */
  readonly load: LoadModule;
}

/** The context of a command with arguments or options. */
export type ContextOf<Name extends CommandName> = CommandContext & CommandLine<(typeof commands)[Name]>;

/** What a command knows of the code that runs. */
export interface LoadedCode {
  /** Address of the folder with the compiled modules: of the project, and of the engine below `engine/`. */
  readonly modules: string;
  /** Folder in which commands keep results for the next one; null with `--no-cache`. */
  readonly cache: string | null;
  /**
   * The hash of a module of the project, or of the engine (`engine/src/…`), with all that it imports, and of the
   * installed packages. '' if there is no such module; null if it isn't known which packages are installed.
   */
  codeHash(file: string): string | null;
}
