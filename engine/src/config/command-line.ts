/** What all command lines of this package and of its projects share; commander reads them. */
import { Command } from '@commander-js/extra-typings';
import { explain } from '../problems/explain.ts';

/** A program without options, which points to --help after a mistake. */
export const newProgram = (name: string, about: string) =>
  new Command(name).description(about).helpCommand(false).showHelpAfterError('(--help lists what there is)');

/** Takes variables with what they mean; gives their section of the help. */
export function environmentHelp(variables: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length));
  const rows = Object.entries(variables).map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
  return ['', 'Environment:', ...rows].join('\n');
}

/** Runs a program with the process's arguments. Prints what it throws, and makes the process fail. */
export async function runProgram(program: { parseAsync(): Promise<unknown> }): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
