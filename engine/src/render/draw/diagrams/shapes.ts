/**
 * The output of both layouts: shapes with positions in pixels, in drawing order. The picture is fitted around them, so
 * the origin doesn't matter.
 */
import type { TextBlock } from './text-size.ts';

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
  /** A line through points with rounded corners and an arrowhead at its end. */
  | { readonly kind: 'edge'; readonly points: readonly Point[]; readonly dashed: boolean }
  | { readonly kind: 'life'; readonly x: number; readonly y1: number; readonly y2: number }
  /** Lines of text; `x` is their center or left edge, `y` the center of the block. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly lines: readonly string[];
      readonly width: number;
      readonly role: 'label' | 'edge-label' | 'note-label';
      readonly anchor: 'middle' | 'start';
    };

export type DiagramPicture = readonly Shape[];

export const widestOnPhone = 360;

type Text = Extract<Shape, { kind: 'text' }>;

export const textShape = (
  { lines, width }: TextBlock,
  role: Text['role'],
  { x, y }: Point,
  anchor: Text['anchor'] = 'middle',
): Text => ({
  kind: 'text',
  x,
  y,
  lines,
  width,
  role,
  anchor,
});

export const labelSize = 14;
export const edgeLabelSize = 13;
