/** The differences between two versions, page by page. */
import { createTwoFilesPatch } from 'diff';
import type { Documentation } from './documentation.ts';
import { withoutFrontMatter } from './page-section.ts';

/** Links contain the version, so only their text is compared. */
const comparable = (markdown: string) => withoutFrontMatter(markdown).replace(/\]\(https?:\/\/[^)\s]+\)/g, ']');

/** Pages that only one of the versions has, and those that differ. */
export async function changedPages(docs: Documentation, from: string, to: string): Promise<string> {
  const [before, after] = await Promise.all([docs.metaOf(from), docs.metaOf(to)]);
  const ids = (meta: typeof before) => new Map(meta.docs.map((doc) => [doc.id, doc]));
  const [old, now] = [ids(before), ids(after)];
  const list = (title: string, names: readonly string[]) =>
    names.length ? [`## ${title}\n`, ...names.map((name) => `- ${name}`), ''] : [];
  const shared = [...now.values()].filter(({ id }) => old.has(id));
  const changed: string[] = [];
  for (const { id, label, path, record } of shared) {
    const earlier = old.get(id);
    if (!earlier || earlier.record === record) continue;
    const [one, other] = await Promise.all([docs.page(from, earlier.path || 'index'), docs.page(to, path || 'index')]);
    if (comparable(one.markdown) !== comparable(other.markdown)) changed.push(`${label} (${path || 'index'})`);
  }
  return [
    ...list(
      `Pages that ${to} has and ${from} does not`,
      [...now.values()].filter(({ id }) => !old.has(id)).map(({ label, path }) => `${label} (${path})`),
    ),
    ...list(
      `Pages that ${from} has and ${to} does not`,
      [...old.values()].filter(({ id }) => !now.has(id)).map(({ label, path }) => `${label} (${path})`),
    ),
    ...list('Pages that read differently', changed),
    'Ask again with a page to see its changes line by line.',
  ].join('\n');
}

/** The differences of a page between two versions, as a unified diff of its Markdown. */
export async function changedLines(docs: Documentation, from: string, to: string, page: string): Promise<string> {
  const [one, other] = await Promise.all([docs.page(from, page), docs.page(to, page)]);
  const patch = createTwoFilesPatch(one.url, other.url, comparable(one.markdown), comparable(other.markdown), from, to, { context: 2 });
  return patch.includes('@@') ? `\`\`\`diff\n${patch}\`\`\`` : 'The page says the same in both versions.';
}
