/** Reads whole folders of a repository at a tag, each file once. Nothing is checked out. */
import { spawnSync } from 'node:child_process';

/** Files by path. */
export type Files = ReadonlyMap<string, string>;

/** Reads files of the repository at `folder`. Files that a partial clone lacks are left out. */
export function treeReader(folder: string): (ref: string, wanted: (file: string) => boolean) => Files {
  const texts = new Map<string, string>();
  const git = (args: readonly string[], input?: string) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { input, maxBuffer: 1 << 30 });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };

  /** Reads blobs by their ids, in one process. */
  function readBlobs(ids: readonly string[]): void {
    const output = git(['cat-file', '--batch'], `${ids.join('\n')}\n`);
    let at = 0;
    while (at < output.length) {
      const end = output.indexOf(10, at);
      const [id = '', type, size] = output.toString('utf8', at, end).split(' ');
      at = end + 1;
      if (type !== 'blob') continue;
      texts.set(id, output.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }

  return (ref, wanted) => {
    const entries = git(['ls-tree', '-r', '-z', ref])
      .toString('utf8')
      .split('\0')
      .flatMap((line) => {
        const [head = '', file = ''] = line.split('\t');
        const [, type, id = ''] = head.split(' ');
        return type === 'blob' && wanted(file) ? [{ file, id }] : [];
      });
    const unread = entries.map(({ id }) => id).filter((id) => !texts.has(id));
    if (unread.length) readBlobs(unread);
    return new Map(entries.flatMap(({ file, id }) => (texts.has(id) ? [[file, texts.get(id) ?? ''] as const] : [])));
  };
}
