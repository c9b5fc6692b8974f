/** The command line of `onesource`. A command's own file is imported when it runs. */
import path from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { environmentHelp, newProgram } from '../config/command-line.ts';
import { mcpCommand } from '../mcp/command.ts';
import { reportFormats } from '../problems/report.ts';
import type { CommandContext } from './context.ts';

const out = { OUT_DIR: 'the folder of the built site (default: dist)' };
const base = { BASE_URL: 'the path below which the site is served (default: that of the configuration)' };
const address = {
  PORT: 'the port to listen on (default: 3000)',
  HOST: 'the address to listen on (default: this machine only)',
};

async function context(): Promise<CommandContext> {
  const { projectLoader } = await import('./project-loader.ts');
  const root = process.cwd();
  return {
    root,
    engine: path.resolve(import.meta.dirname, '../..'),
    out: path.resolve(root, process.env.OUT_DIR?.trim() || 'dist'),
    load: projectLoader(root),
  };
}

export const program = newProgram('onesource', 'Builds a documentation site: the one in the current folder.').hook(
  'preAction',
  (_, command) => {
    // React reads it when it is imported.
    process.env.NODE_ENV ??= command.name() === 'dev' ? 'development' : 'production';
  },
);

program
  .command('build')
  .description('Builds the site.')
  .addHelpText(
    'after',
    environmentHelp({ ...out, ...base, NOINDEX: '1: for a deployment that search engines leave out' }),
  )
  .action(async () => (await import('./build.ts')).run(await context()));

program
  .command('serve')
  .description('Serves the built site.')
  .option('--build', 'builds it first')
  .addHelpText('after', environmentHelp({ ...out, ...base, ...address }))
  .action(async (options) => (await import('./serve.ts')).run(await context(), options));

program
  .command('dev')
  .description('Serves the site while you edit it.')
  .addHelpText('after', environmentHelp({ ...base, ...address }))
  .action(async () => (await import('./dev.ts')).run(await context()));

program
  .command('compress')
  .description('Writes .br and .gz files next to the text files of the built site.')
  .addHelpText('after', environmentHelp(out))
  .action(async () => (await import('./output/compress-site.ts')).run(await context()));

program
  .command('new')
  .description('Prints the start of a page, and where it and its line in a sidebar go.')
  .argument('<page>', 'the name of the page; a page without versions starts with a slash')
  .option('--since <version>', 'the first version that has the page')
  .option('--title <title>', 'its title (default: from its name)')
  .action(async (page, options) => (await import('./authoring/new.ts')).run(await context(), page, options));

program
  .command('cut')
  .description('Names the unreleased version, and creates a new unreleased version as its copy.')
  .argument('<version>', 'the name of the version')
  .action(async (label) => (await import('./authoring/cut.ts')).run(await context(), label));

program
  .command('changes')
  .description('Shows what changes for readers, page by page, compared with another commit, as Markdown.')
  .argument('[commit]', 'what to compare with (default: main)')
  .action(async (commit) => (await import('./changes.ts')).run(await context(), commit));

program
  .command('check-content')
  .description('Reads and renders all pages, and reports every mistake.')
  .option('--watch', 'checks again after each change')
  .addOption(
    new Option('--format <format>', 'for people, editors, GitHub, or other programs')
      .choices(reportFormats)
      .default('text' as const),
  )
  .action(async (options) => (await import('./check-content.ts')).run(await context(), options));

program
  .command('editor')
  .description('Writes what an editor completes into .vscode: the elements, and the schema of front matter.')
  .action(async () => (await import('./editor.ts')).run(await context()));

program
  .command('search-records')
  .description('Writes the pages as records for a hosted search engine.')
  .addHelpText('after', environmentHelp(base))
  .action(async () => (await import('./files/search.ts')).run(await context()));

program.addCommand(
  mcpCommand('mcp').action(async (options) => (await import('./mcp.ts')).run(await context(), options)),
);
