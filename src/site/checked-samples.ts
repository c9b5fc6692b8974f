import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../problems/problem.ts';
import type { RenderSite } from '../render/data.ts';

const file = 'content/checked-samples.json';
const schema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * The crate version with which each sample was checked, by hash and docs version.
 * @throws Problem if the record is invalid
 */
export function readCheckedSamples(root: string): RenderSite['checkedWith'] {
  const at = path.join(root, file);
  if (!fs.existsSync(at)) return () => null;
  try {
    const known = schema.parse(JSON.parse(fs.readFileSync(at, 'utf8')));
    return (hash, version) => known[hash]?.[version.label] ?? null;
  } catch (cause) {
    throw new Problem('The record of checked samples is invalid.', {
      place: { file },
      remedy: 'Restore it from the repository, or remove it and run `npm run check:rust`.',
      cause,
    });
  }
}
