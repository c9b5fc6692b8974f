/** The breakpoints that script needs, as in breakpoints.css; a test compares them. */
export const breakpoints = { medium: '(width >= 769px)', desktop: '(width >= 997px)' } as const;
