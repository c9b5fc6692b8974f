/**
 * Compiled modules that an earlier command made of the same files: compiling takes longer than most builds. They are
 * kept here and not in the store of `src/cache`, which has to be compiled first; its `trim` bounds their size too.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compileOptions, packageList } from './compile.mjs';

const hashOf = (content) => createHash('sha256').update(content).digest('hex');
const fileHash = (file) => (fs.existsSync(file) ? hashOf(fs.readFileSync(file)) : '');

/** What decides how modules are compiled. */
const compiler = ['compile.mjs', 'project-modules.mjs'].map((name) => path.join(import.meta.dirname, name));

/** Files that the compiler reads without naming them. */
const settings = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => /^(?:package|tsconfig.*)\.json$/.test(name))
    .map((name) => path.join(folder, name));

/** What was kept in a file: undefined if there is nothing, if it is damaged, or if a source has changed since. */
function readKept(file) {
  try {
    const entry = fs.readFileSync(file, 'utf8');
    const text = entry.slice(entry.indexOf('\n') + 1);
    if (!entry.startsWith(`${hashOf(text)}\n`)) return undefined;
    const kept = JSON.parse(text);
    if (!kept.inputs.every(([name, hash]) => fileHash(name) === hash)) return undefined;
    fs.utimesSync(file, new Date(), new Date());
    return kept;
  } catch {
    return undefined;
  }
}

/** Keeps modules; a cache that can't be written to is no reason to fail. */
function writeKept(file, kept) {
  const text = JSON.stringify(kept);
  const temporary = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(temporary, `${hashOf(text)}\n${text}`);
    fs.renameSync(temporary, file);
  } catch {}
}

async function compileNow({ root, engine, entryPoints, outdir }, options) {
  const { build, stop } = await import('esbuild');
  try {
    const { metafile, outputFiles } = await build({ ...options, entryPoints, outdir, metafile: true, write: false });
    // The list of installed packages says what is in them.
    const sources = Object.keys(metafile.inputs).filter((name) => !name.includes('node_modules/'));
    return {
      inputs: [
        ...sources.map((name) => path.resolve(root, name)),
        ...settings(root),
        ...settings(engine),
        ...compiler,
      ].map((file) => [file, fileHash(file)]),
      outputs: Object.fromEntries(
        Object.entries(metafile.outputs).map(([name, { imports }]) => [
          path.relative(outdir, path.resolve(root, name)),
          imports.flatMap((one) => (one.external ? [] : [path.relative(outdir, path.resolve(root, one.path))])),
        ]),
      ),
      files: outputFiles.map((file) => [path.relative(outdir, file.path), file.text]),
    };
  } finally {
    await stop();
  }
}

/**
 * Compiles modules into a folder.
 * @param cache folder for what is kept; null to keep nothing
 * @returns the modules that each module imports, by their names in the folder
 */
export async function compileModules({ root, engine, entryPoints, outdir, cache }) {
  const options = compileOptions(engine);
  const packages = packageList(root);
  const key = hashOf(
    JSON.stringify([process.version, root, engine, options, packages && hashOf(packages), entryPoints]),
  );
  const file = cache !== null && packages !== null ? path.join(cache, 'modules', key) : null;
  const kept = file === null ? undefined : readKept(file);
  const made = kept ?? (await compileNow({ root, engine, entryPoints, outdir }, options));
  if (file !== null && !kept) writeKept(file, made);
  for (const [name, text] of made.files) {
    fs.mkdirSync(path.dirname(path.join(outdir, name)), { recursive: true });
    fs.writeFileSync(path.join(outdir, name), text);
  }
  return made.outputs;
}
