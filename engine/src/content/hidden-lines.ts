/** Code of which a page shows a part: the other lines are written as `# …`, or as `#` alone. */
const hidden = /^#(?: (.*))?$/;

/** A line that belongs to the code but isn't shown. */
export const asHidden = (line: string): string => `# ${line}`;

/** The lines of a block that a page shows, and all of them. */
export function splitHidden(code: string): { readonly shown: string; readonly whole: string } {
  const lines = code.split('\n');
  return {
    shown: lines.filter((line) => !hidden.test(line)).join('\n'),
    whole: lines.map((line) => line.replace(hidden, (_, text = '') => text)).join('\n'),
  };
}
