/**
 * The breakpoint of the desktop layout: above 996 pixels. Same as `--desktop` in breakpoints.css; a test compares them.
 */
export const desktopLayout = '(width >= 997px)';
