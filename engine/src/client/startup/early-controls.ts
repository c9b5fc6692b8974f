/** Controls whose clicks before hydration are repeated after it. A tap on a term shows its definition. */
export const earlyControls = '[data-action], .copy, .zoom, .term[data-term], [data-island] button';
