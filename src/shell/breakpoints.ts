/** Media query of the desktop layout: above 996 pixels. The style sheets' `--desktop` is the same; a test compares them. */
export const desktopLayout = '(width >= 997px)';
