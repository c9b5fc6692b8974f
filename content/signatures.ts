/**
 * `signatures.json`: the declarations of public names by crate, as the source has them at the tags of the versions.
 * `npm run check:facts` compares it with the source, and writes it with `--signatures`.
 */
import { z } from 'zod';
import file from './signatures.json' with { type: 'json' };
import { versions } from './versions.ts';

const order = versions.map(({ label }): string => label);
const label = z.string().refine((text) => order.includes(text), 'a label of content/versions.ts');

const signature = z.strictObject({
  /** The last version before it; undefined from the first one on. */
  after: label.optional(),
  /** The last version with it; undefined if it goes on. The unreleased version is never named, so a cut changes nothing. */
  until: label.optional(),
  signature: z.string(),
  /** Features of the crate that it needs. */
  features: z.array(z.string()).optional(),
});

export const signaturesSchema = z.record(z.string(), z.record(z.string(), z.array(signature).min(1)));

export type Signatures = z.infer<typeof signaturesSchema>;

/** Versions that follow each other. */
export type Span = Pick<z.infer<typeof signature>, 'after' | 'until'>;

const indexOf = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : order.indexOf(text));

/** Whether a version is in a span. */
export const isIn = ({ after, until }: Span, version: string): boolean =>
  order.indexOf(version) > indexOf(after, -1) && order.indexOf(version) <= indexOf(until, order.length);

/** The versions in both; undefined if there are none. */
export function narrower(a: Span, b: Span): Span | undefined {
  const after = indexOf(a.after, -1) > indexOf(b.after, -1) ? a.after : b.after;
  const until = indexOf(a.until, order.length) < indexOf(b.until, order.length) ? a.until : b.until;
  if (indexOf(after, -1) >= indexOf(until, order.length - 1)) return;
  return { ...(after ? { after } : {}), ...(until ? { until } : {}) };
}

export const signatures: Signatures = signaturesSchema.parse(file);
