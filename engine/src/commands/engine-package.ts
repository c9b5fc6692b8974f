import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export function enginePackage(engine: string): { readonly name: string; readonly version: string } {
  const file = path.join(engine, 'package.json');
  return z.object({ name: z.string(), version: z.string() }).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
