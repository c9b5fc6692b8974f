import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { answering } from '../answer.ts';
import { pageName } from '../page-name.ts';
import { sectionOf, sectionsOf } from '../page-section.ts';
import { NotThere } from '../site.ts';
import { readPage } from '../site-pages.ts';
import { data, offset, optionalText, readOnly, type ToolContext, text, versionArgument, versionOf } from './context.ts';

const listedLength = 500;

function shortList(titles: readonly string[]): string {
  let length = 0;
  const shown = titles.filter((title) => {
    length += title.length + 2;
    return length < listedLength;
  });
  return shown.join('; ') + (shown.length < titles.length ? '; …' : '');
}

export function registerRead(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: `Returns a page, or one section of it, as Markdown. Use it with an address from search, from a link in a page, or from the browser; the version in an address takes precedence. ${data}`,
      inputSchema: {
        page: text.describe('Path, address, or title of the page: "guides/install".'),
        section: optionalText.describe('Heading or anchor of a section.'),
        version: versionArgument,
        offset: offset.default(0).describe('Where to continue a page that was cut.'),
      },
      annotations: readOnly,
    },
    ({ page: name, section, version, offset }) =>
      answering(context, async (build) => {
        const page = await readPage(build, versionOf(context, build, version), name);
        const { anchor } = pageName(name);
        const part = sectionOf(page.markdown, section ?? anchor);
        const titles = sectionsOf(page.markdown).flatMap(({ level, title }) => (level > 1 ? [title] : []));
        // An anchor in an address may be of another version.
        if (part === null && section !== undefined)
          throw new NotThere(
            `${page.url} has no section "${section.slice(0, 100)}". Its sections: ${titles.join('; ')}.`,
          );
        return {
          version: page.version,
          url: part === null || section !== undefined ? page.url : `${page.url}#${anchor}`,
          // A whole page says them itself.
          notices: part === null ? [] : build.manifest.notices[page.version],
          text: part ?? page.markdown,
          part: { offset, instead: titles.length ? ` Or name a section: ${shortList(titles)}.` : '' },
        };
      }),
  );
}
