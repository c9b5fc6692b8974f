/** `npm run mcp`: the documentation server for coding agents, for the site that the configuration names. */
import { readSiteConfig } from '../config/site-config.ts';
import { main } from '../mcp/main.ts';
import type { CommandContext } from './context.ts';

export async function run({ args, load }: CommandContext): Promise<void> {
  await main(readSiteConfig((await load('site.config.ts')).default), args);
}
