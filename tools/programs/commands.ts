/** What the shell commands of a page do to the files of a project, for checks that can't or needn't run them. */
import path from 'node:path';
import { Problem, type Version } from 'onesource/tools';
import { mergeManifest, parseManifest, type TomlTable } from './manifest.ts';
import { hasStdByDefault, templateFiles } from './template.ts';

/** Files by path, and the folder that commands run in, both relative to the folder in which the reader starts. */
export interface Folder {
  readonly files: Map<string, string>;
  cwd: string;
}

/** The commands of a block: lines joined at `\`, split at `&&`, here-documents with their command. */
export function commandsOf(script: string): string[] {
  const commands: string[] = [];
  let end: string | undefined;
  for (const line of script.replace(/\\\n\s*/g, '').split('\n')) {
    if (end !== undefined) {
      commands.push(`${commands.pop() ?? ''}\n${line}`);
      if (line === end) end = undefined;
    } else if (line.trim())
      commands.push(...(line.includes('<<') ? [line] : line.split('&&')).map((part) => part.trim()));
    end ??= /<<'?(\w+)'?/.exec(line)?.[1];
    if (line === end) end = undefined;
  }
  return commands;
}

const words = (command: string) =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** The words that are no options, and the options; those in `flags` have no value. */
function parse(args: readonly string[], flags: readonly string[]) {
  const plain: string[] = [];
  const options = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (!arg.startsWith('-')) plain.push(arg);
    else if (flags.includes(arg)) options.set(arg, '');
    else options.set(arg, args[++i] ?? '');
  }
  return { plain, options };
}

/** Applies a command to the folder. Commands that only run, build, or send something change nothing. */
export function apply(command: string, folder: Folder, version: Version): void {
  const [program, ...args] = words(command);
  if (program === 'cd') folder.cwd = path.join(folder.cwd, args[0] ?? '');
  else if (program === 'rm') for (const arg of args) folder.files.delete(path.join(folder.cwd, arg));
  else if (program === 'mv') move(args, folder);
  else if (program === 'cargo') {
    const [sub, ...rest] = args;
    if (sub === 'risczero' && rest[0] === 'new') newProject(rest.slice(1), folder, version);
    else if (sub === 'new' || sub === 'init') newPackage(rest, folder);
    else if (sub === 'add') addCrates(rest, folder);
  }
}

/** Renames a file or a folder. */
function move([from = '', to = '']: readonly string[], { files, cwd }: Folder): void {
  const [old, renamed] = [path.join(cwd, from), path.join(cwd, to)];
  for (const [file, text] of [...files]) {
    if (file !== old && !file.startsWith(`${old}${path.sep}`)) continue;
    files.delete(file);
    files.set(renamed + file.slice(old.length), text);
  }
}

function newProject(args: readonly string[], folder: Folder, version: Version): void {
  const { plain, options } = parse(args, ['--std', '--no-std', '--no-git']);
  const [name] = plain;
  if (!name)
    throw new Problem('`cargo risczero new` has no name.', {
      remedy: 'Write `cargo risczero new collatz --guest-name collatz`.',
    });
  const std = hasStdByDefault(version) ? !options.has('--no-std') : options.has('--std');
  const guest = options.get('--guest-name') ?? 'method_name';
  for (const [file, text] of templateFiles({ guest, std }, version))
    folder.files.set(path.join(folder.cwd, name, file), text);
}

function newPackage(args: readonly string[], folder: Folder): void {
  const { plain, options } = parse(args, ['--lib', '--bin']);
  const place = path.join(folder.cwd, plain[0] ?? '.');
  const name = options.get('--name') ?? path.basename(place);
  const isLibrary = options.has('--lib');
  folder.files.set(
    path.join(place, 'Cargo.toml'),
    `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n`,
  );
  folder.files.set(path.join(place, isLibrary ? 'src/lib.rs' : 'src/main.rs'), isLibrary ? '' : 'fn main() {}\n');
}

/** `cargo add anyhow serde@1 --features derive --package host`. */
function addCrates(args: readonly string[], folder: Folder): void {
  const { plain, options } = parse(args, ['--build', '--no-default-features', '--quiet', '-q']);
  const file = manifestFor(options, folder);
  const features = options.get('--features') ?? options.get('-F');
  const isBare = options.has('--no-default-features');
  const entries = plain.map((spec) => {
    const [name = '', version = '*'] = spec.split('@');
    const entry = {
      version,
      ...(features === undefined ? {} : { features: features.split(',') }),
      ...(isBare ? { 'default-features': false } : {}),
    };
    return [name, entry] as const;
  });
  const added: TomlTable = {
    [options.has('--build') ? 'build-dependencies' : 'dependencies']: Object.fromEntries(entries),
  };
  folder.files.set(file, mergeManifest(folder.files.get(file) ?? '', added));
}

function manifestFor(options: ReadonlyMap<string, string>, { files, cwd }: Folder): string {
  const named = options.get('--manifest-path');
  const name = options.get('--package') ?? options.get('-p');
  const isNamed = ([file, text]: [string, string]) =>
    file.endsWith('Cargo.toml') && parseManifest(text).package?.name === name;
  const file = named ? path.join(cwd, named) : name ? [...files].find(isNamed)?.[0] : path.join(cwd, 'Cargo.toml');
  if (file && files.has(file)) return file;
  throw new Problem(`\`cargo add\` finds no ${named ?? (name ? `package ${name}` : 'Cargo.toml')}.`, {
    remedy: `Packages here: ${[...files.keys()].filter((candidate) => candidate.endsWith('Cargo.toml')).join(', ')}.`,
  });
}
