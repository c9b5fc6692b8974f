/** The command line of `onesource`. */
import { asksForHelp, type CommandLine, helpOf, helpTable, readCommandLine } from '../config/command-line.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import { type CommandName, commands } from './table.ts';

const program = 'onesource';

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

const overview = () =>
  [
    `Usage: ${program} COMMAND [ARGUMENTS] [OPTIONS]`,
    ...helpTable(
      'Commands, for the site in the current folder',
      Object.entries(commands).map(([name, { about }]) => [name, about] as const),
    ),
    '',
    `${program} COMMAND --help lists its arguments and options.`,
  ].join('\n');

/** A command to run, or what to print instead. */
export type Reading =
  | ({ readonly name: CommandName } & CommandLine)
  | { readonly text: string; readonly isMistake: boolean };

function read([name, ...args]: readonly string[]): Reading {
  if (name === undefined) return { text: overview(), isMistake: true };
  if (name === '--help' || name === '-h') return { text: overview(), isMistake: false };
  if (name.startsWith('-')) throw new Problem(`Unknown option "${name}".`, { remedy: suggest(name, ['--help']) });
  if (!isCommand(name))
    throw new Problem(`There is no command "${name}".`, { remedy: suggest(name, Object.keys(commands)) });
  const invocation = `${program} ${name}`;
  if (asksForHelp(args)) return { text: helpOf(invocation, commands[name]), isMistake: false };
  return { name, ...readCommandLine(invocation, commands[name], args) };
}

/** Reads the arguments of the process. */
export function readCommand(args: readonly string[]): Reading {
  try {
    return read(args);
  } catch (error) {
    if (error instanceof Problem) return { text: String(error), isMistake: true };
    throw error;
  }
}
