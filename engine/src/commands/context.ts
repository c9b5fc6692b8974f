/** What a command works on; `command-line.ts` provides it. */
import type { LoadModule } from '../content/project.ts';

export interface Folders {
  /** The project: the folder with `site.config.ts` and `content/`. */
  readonly root: string;
  readonly engine: string;
}

export interface CommandContext extends Folders {
  /** The folder of the built site: `dist/` in the project, or `OUT_DIR`. */
  readonly out: string;
  readonly load: LoadModule;
}
