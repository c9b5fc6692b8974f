/** What all command lines of this package and of its projects share; commander reads them. */
import { Command } from '@commander-js/extra-typings';
import { explain } from '../problems/explain.ts';

export const newProgram = (name: string, about: string) =>
  new Command(name).description(about).helpCommand(false).showHelpAfterError('(--help lists what there is)');

export function environmentHelp(variables: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length));
  const rows = Object.entries(variables).map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
  return ['', 'Environment:', ...rows].join('\n');
}

export async function runProgram(program: { parseAsync(): Promise<unknown> }): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
