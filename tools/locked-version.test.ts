import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { detectVersion } from './locked-version.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'locked-version-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, 'host/src'), { recursive: true });
});

test('the lock file above a folder names the version', () => {
  const lock =
    '[[package]]\nname = "risc0-zkp"\nversion = "3.0.4"\n\n[[package]]\nname = "risc0-zkvm"\nversion = "3.0.6"\n';
  fs.writeFileSync(path.join(root, 'Cargo.lock'), lock);
  expect(detectVersion(path.join(root, 'host/src'))).toEqual({
    version: '3.0.6',
    reason: "The project's Cargo.lock has risc0-zkvm 3.0.6.",
  });
});

test('a lock file without the crate names none', () => {
  fs.writeFileSync(path.join(root, 'Cargo.lock'), '[[package]]\nname = "serde"\nversion = "1.0.0"\n');
  expect(detectVersion(root)).toBeNull();
});

test('known flaws of the releases in the lock file are named, those of other crates too', () => {
  const lock = (zkvm: string, platform: string) =>
    `[[package]]\nname = "risc0-zkvm"\nversion = "${zkvm}"\n\n[[package]]\nname = "risc0-zkvm-platform"\nversion = "${platform}"\n`;
  const warning = (text: string) => {
    fs.writeFileSync(path.join(root, 'Cargo.lock'), text);
    return detectVersion(root)?.warning;
  };
  expect(warning(lock('2.1.0', '2.2.3'))?.match(/CVE-\d+-\d+/g)).toEqual(['CVE-2025-61588', 'CVE-2025-54873']);
  expect(warning(lock('3.0.6', '2.0.2'))).toMatch(/risc0-zkvm-platform 2\.0\.2: .*CVE-2025-61588/);
  expect(warning(lock('3.0.6', '2.2.3'))).toBeUndefined();
});
