/** What a command works on; `command-line.ts` provides it. */
import type { LoadModule } from '../content/modules/project.ts';

export interface Folders {
  readonly root: string;
  readonly engine: string;
}

export interface CommandContext extends Folders {
  readonly out: string;
  readonly load: LoadModule;
}
