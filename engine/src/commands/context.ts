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
