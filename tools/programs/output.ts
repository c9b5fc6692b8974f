/** Compares what a program printed with what a page says that it prints. */

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number;
}

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const linesOf = (text: string) =>
  text
    .replace(colors, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);

/** `…` is any text in a line, and any lines where it is alone. */
const pattern = (line: string) => new RegExp(`^\\s*${line.trim().split('…').map(literal).join('.*')}\\s*$`, 'u');
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Says what differs; null if the page is right. Without `…` the page has everything that the program prints to standard
 * output, and otherwise lines of both streams in their order.
 */
export function difference(expected: string, { stdout, stderr, exit }: Printed, expectedExit: number): string | null {
  const shown = linesOf(expected);
  const tail = () => [...linesOf(stderr), ...linesOf(stdout)].slice(-12).join('\n    ');
  if (exit !== expectedExit)
    return `The commands end with exit code ${exit} instead of ${expectedExit}:\n    ${tail()}`;
  const isWhole = !expected.includes('…') && expectedExit === 0;
  const printed = linesOf(stdout);
  const says = `The page says:\n    ${shown.join('\n    ')}\n  and the commands print:\n    ${tail()}`;
  if (isWhole) return printed.length === shown.length && shown.every((line, i) => line === printed[i]) ? null : says;
  const streams = [printed, linesOf(stderr), [...linesOf(stderr), ...printed]];
  return streams.some((stream) => hasInOrder(stream, shown)) ? null : says;
}

function hasInOrder(stream: readonly string[], shown: readonly string[]): boolean {
  let at = 0;
  return shown.every((line) => {
    if (line.trim() === '…') return true;
    const next = stream.findIndex((printed, i) => i >= at && pattern(line).test(printed));
    at = next + 1;
    return next >= 0;
  });
}
