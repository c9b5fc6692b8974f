/** What both layouts produce: shapes with places in pixels, in drawing order. The origin is anywhere; the picture is fitted around them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly role: 'box' | 'round' | 'actor' | 'note';
    }
  /** A line through points, its corners rounded, with an arrow head at its end. */
  | { readonly kind: 'edge'; readonly points: readonly Point[]; readonly dashed: boolean }
  | { readonly kind: 'life'; readonly x: number; readonly y1: number; readonly y2: number }
  /** Lines of text; `x` is their middle or their left end, `y` the middle of the block. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly lines: readonly string[];
      readonly width: number;
      readonly role: 'label' | 'edge-label' | 'note-label';
      readonly anchor: 'middle' | 'start';
    };

export const labelSize = 14;
export const edgeLabelSize = 13;
export const lineHeight = 18;
