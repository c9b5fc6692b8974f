import { newProgram } from '../config/command-line.ts';

/** The command line of the documentation server; the caller adds its action. */
export const mcpCommand = (name: string) =>
  newProgram(name, 'Serves the documentation to coding agents: over standard input and output, or over HTTP.')
    .option('--site <address>', 'the deployed site to read (default: the one that the configuration names)')
    .option('--version <version>', 'the version to answer for (default: that of the project in the current folder)')
    .option('--http <port>', 'serves over HTTP at this port of this machine')
    .option('--host <name>', 'with --http: the host name under which others reach the server');

export type McpOptions = ReturnType<ReturnType<typeof mcpCommand>['opts']>;
