/** `npx onesource mcp`: the documentation server for coding agents, for the site that the configuration names. */

import { readSiteConfig } from '../config/site-config.ts';
import { loadExtensions } from '../content/modules/project.ts';
import type { McpOptions } from '../mcp/command.ts';
import { main } from '../mcp/main.ts';
import type { CommandContext } from './context.ts';

export async function run({ root, load }: CommandContext, options: McpOptions): Promise<void> {
  const config = readSiteConfig((await load('site.config.ts')).default);
  const { detectVersion } = await loadExtensions(root, load);
  // npm starts commands in the folder of the package that has them.
  await main({ config, detectVersion, folder: process.env.INIT_CWD ?? root }, options);
}
