/** Command lines: what a program accepts, as data; reading it, refusing everything else, and explaining it. */
import { parseArgs } from 'node:util';
import { explain } from '../problems/explain.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';

interface Argument {
  /** In capitals: `PAGE`. */
  readonly name: string;
  readonly about: string;
  readonly isOptional?: true;
  /** For the last argument: any number of them. */
  readonly isRepeatable?: true;
  readonly choices?: readonly string[];
}

/** Without a `value` or `choices`, an option is a flag. */
interface Option {
  readonly about: string;
  /** What its value is, in capitals: `VERSION`. */
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly isRepeatable?: true;
}

/** What a program accepts. */
export interface Command {
  readonly about: string;
  readonly arguments?: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  /** Variables of the environment that it reads. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments and options of a typical use. */
  readonly example?: string;
}

type OptionValue<O extends Option> = O extends { readonly isRepeatable: true }
  ? readonly string[] | undefined
  : O extends { readonly choices: readonly (infer Choice)[] }
    ? Choice | undefined
    : O extends { readonly value: string }
      ? string | undefined
      : boolean;

/** A command line that fits the command. */
export interface CommandLine<C extends Command = Command> {
  readonly args: readonly string[];
  readonly options: C extends { readonly options: infer Options extends Readonly<Record<string, Option>> }
    ? { readonly [Name in keyof Options]: OptionValue<Options[Name]> }
    : Readonly<Record<never, never>>;
}

const isFlag = ({ value, choices }: Option) => value === undefined && choices === undefined;
const shownValue = ({ value = 'VALUE', choices }: Option) => choices?.join('|') ?? value;
const shownArgument = ({ name, isOptional, isRepeatable }: Argument) => {
  const shown = isRepeatable ? `${name}…` : name;
  return isOptional ? `[${shown}]` : shown;
};
const shownOption = (name: string, option: Option) =>
  isFlag(option) ? `--${name}` : `--${name} ${shownValue(option)}`;

/** `onesource new PAGE [--since VERSION]`. */
function usageOf(program: string, { arguments: args = [], options = {} }: Command): string {
  return [
    program,
    ...args.map(shownArgument),
    ...Object.entries(options).map(
      ([name, option]) => `[${shownOption(name, option)}]${option.isRepeatable ? '…' : ''}`,
    ),
  ].join(' ');
}

/** Lines of two columns below a title; none without rows. */
export function helpTable(title: string, rows: readonly (readonly [name: string, about: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.length ? ['', title, ...rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)] : [];
}

/** What `--help` prints. */
export function helpOf(program: string, command: Command): string {
  const { about, arguments: args = [], options = {}, environment = {}, example } = command;
  return [
    about,
    '',
    `Usage: ${usageOf(program, command)}`,
    ...helpTable(
      'Arguments',
      args.map(({ name, about, choices }) => [name, choices ? `${about}: ${choices.join(', ')}` : about]),
    ),
    ...helpTable('Options', [
      ...Object.entries(options).map(([name, option]) => [shownOption(name, option), option.about] as const),
      ['--help', 'prints this'],
    ]),
    ...helpTable('Environment', Object.entries(environment)),
    ...(example ? ['', `Example: ${program} ${example}`] : []),
  ].join('\n');
}

/** Whether a command line asks for help. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

interface OptionToken {
  /** As it was written: `--since`. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value follows an equals sign. */
  readonly inlineValue: boolean | undefined;
}

/** The value of an option on the command line. Throws a Problem if the option can't have it. */
function readOption({ rawName, value, inlineValue }: OptionToken, option: Option, remedy: string): string | true {
  if (isFlag(option)) {
    if (value === undefined) return true;
    throw new Problem(`${rawName} takes no value.`, { remedy });
  }
  if (!value || (value.startsWith('-') && !inlineValue)) throw new Problem(`${rawName} needs a value.`, { remedy });
  if (option.choices && !option.choices.includes(value))
    throw new Problem(`${rawName} "${value}" is not known.`, { remedy: suggest(value, option.choices) });
  return value;
}

function checkArguments(args: readonly string[], accepted: readonly Argument[], remedy: string): void {
  const [last] = accepted.slice(-1);
  const surplus = last?.isRepeatable ? [] : args.slice(accepted.length);
  if (surplus.length) throw new Problem(`Unexpected argument: "${surplus.join(' ')}".`, { remedy });
  const missing = accepted.slice(args.length).find(({ isOptional }) => !isOptional);
  if (missing) throw new Problem(`${missing.name} is missing: ${missing.about}.`, { remedy });
  for (const [i, arg] of args.entries()) {
    const { name, choices } = accepted[i] ?? last ?? {};
    if (choices && !choices.includes(arg))
      throw new Problem(`There is no ${name?.toLowerCase()} "${arg}".`, { remedy: suggest(arg, choices) });
  }
}

/**
 * Reads a command line.
 * @param program how the command is called, for messages
 * @throws Problem with the closest match if the command doesn't accept it
 */
export function readCommandLine<const C extends Command>(
  program: string,
  command: C,
  args: readonly string[],
): CommandLine<C> {
  const { arguments: accepted = [], options = {} }: Command = command;
  const remedy = `Usage: ${usageOf(program, command)}`;
  const types: Record<string, { readonly type: 'boolean' | 'string' }> = {};
  for (const [name, option] of Object.entries(options)) types[name] = { type: isFlag(option) ? 'boolean' : 'string' };
  const { tokens } = parseArgs({
    args: [...args],
    options: types,
    // The messages of the strict mode name no alternative.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string | true | string[] | false>(
    Object.entries(options).flatMap(([name, option]) => (isFlag(option) ? [[name, false]] : [])),
  );
  const given: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    const names = [...Object.keys(options), 'help'].map((accepted) => `--${accepted}`);
    if (!option) throw new Problem(`Unknown option "${rawName}".`, { remedy: suggest(rawName, names) });
    const value = readOption(token, option, remedy);
    const before = values.get(name);
    if (option.isRepeatable) values.set(name, [...(Array.isArray(before) ? before : []), String(value)]);
    else if (before) throw new Problem(`${rawName} is given twice.`, { remedy });
    else values.set(name, value);
  }
  checkArguments(given, accepted, remedy);
  // The loop above has checked the values against `options`, whose types these are.
  return { args: given, options: Object.fromEntries(values) as CommandLine<C>['options'] };
}

/** Runs a program of its own with the command line of this process: prints its help, or what went wrong. */
export async function runProgram<const C extends Command>(
  program: string,
  command: C,
  work: (line: CommandLine<C>) => Promise<void> | void,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (asksForHelp(args)) console.log(helpOf(program, command));
    else await work(readCommandLine(program, command, args));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
