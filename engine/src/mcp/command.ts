/** The command line of the documentation server, in its package and as a command of this one. */
export const mcpCommand = {
  about: 'Serves the documentation to coding agents: over standard input and output, or over HTTP.',
  options: {
    site: { value: 'ADDRESS', about: 'the deployed site to read (default: the one that the configuration names)' },
    version: {
      value: 'VERSION',
      about: 'the version to answer for (default: that of the project in the current folder)',
    },
    http: { value: 'PORT', about: 'serves over HTTP at this port of this machine' },
    cache: { value: 'FOLDER', about: 'where copies of pages go' },
  },
} as const;
