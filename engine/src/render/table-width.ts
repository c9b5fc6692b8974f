/** Whether a table is too wide for phones, where its rows are stacked then. */
import { textWidth } from './draw/diagrams/text-size.ts';

/** The column of a phone that is 360 pixels wide. */
const phoneWidth = 320;
const sentenceWidth = 110;
const cellGap = 20;
const tableTextSize = 15;

/** Words this long are names of code, whose letters are of the same width. */
const wordWidth = (word: string) => Math.max(textWidth(word, tableTextSize), word.length > 15 ? 8.8 * word.length : 0);

/** What a column needs: its longest word, and for sentences some room. */
const columnWidth = (cells: readonly string[]): number =>
  Math.max(
    ...cells.map((text) => Math.min(sentenceWidth, textWidth(text, tableTextSize))),
    ...cells.flatMap((text) => text.split(/\s/)).map(wordWidth),
  );

/** The class of a table, given the texts of its rows: one that a phone is too narrow for is stacked there. */
export function tableClass([head = [], ...rows]: readonly (readonly string[])[]): 'stacked' | undefined {
  const widths = head.map((label, i) => columnWidth([label, ...rows.map((row) => row[i] ?? '')]) + cellGap);
  return widths.reduce((sum, width) => sum + width, -cellGap) > phoneWidth ? 'stacked' : undefined;
}
