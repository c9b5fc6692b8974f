/** Checks that no two elements of a built document have the same id, and that what names an element by its id finds it. */
import fs from 'node:fs';
import path from 'node:path';
import { idFaults } from 'onesource/testing/document-ids';

/** Returns `api/zkvm.html: …` for each fault. */
export function wrongIds(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (!files.length) return ['There is no document to check.'];
  return files.flatMap((file) =>
    idFaults(fs.readFileSync(path.join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
}
