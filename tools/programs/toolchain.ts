/** The compiler that guests are built with, where `rzup` keeps it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from 'onesource/tools';
import { parse } from 'smol-toml';
import { z } from 'zod';

const settings = z.object({ default_versions: z.object({ rust: z.string() }) });

export const toolchainHome = (env: NodeJS.ProcessEnv): string => env.RISC0_HOME ?? path.join(os.homedir(), '.risc0');

/**
 * What the default compiler says about itself: the one that `settings.toml` names, or else the only one.
 * @throws Problem if there is none, or if it isn't clear which one builds use
 */
export function guestCompiler(env: NodeJS.ProcessEnv): string {
  const home = toolchainHome(env);
  const folder = path.join(home, 'toolchains');
  const file = path.join(home, 'settings.toml');
  const installed = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.includes('rust')) : [];
  const wanted = fs.existsSync(file) ? settings.safeParse(parse(fs.readFileSync(file, 'utf8'))).data : undefined;
  const used = wanted ? installed.filter((name) => name.startsWith(`v${wanted.default_versions.rust}-`)) : installed;
  const [name] = used;
  if (name === undefined || used.length > 1)
    throw new Problem(`RISC0_HOME (${home}) has ${used.length} compilers for guests: ${installed.join(', ')}.`, {
      remedy: 'rzup default rust VERSION says which one is used; tools/zkvm/setup.sh sets one up.',
    });
  return execFileSync(path.join(folder, name, 'bin/rustc'), ['--version'], { env, encoding: 'utf8' }).trim();
}
