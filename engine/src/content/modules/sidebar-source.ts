/** The sidebars as a writer defines them, in `content/sidebars.ts`. */
import { z } from 'zod';
import type { DeepReadonly } from '../../problems/schema.ts';

const isLink = (href: string) => /^https?:\/\/\S+$|^\/[\w/-]+$/.test(href);

const category = z.strictObject({
  category: z.string().min(1),
  doc: z.string().optional(),
  get items() {
    return z.array(entry);
  },
});

const entry = z.union(
  [
    z.string().min(1),
    z.strictObject({
      link: z.string().min(1),
      href: z
        .string()
        .refine(isLink, 'a link of a sidebar is a full https:// address, or the path of a page without versions'),
    }),
    z.strictObject({ heading: z.string().min(1) }),
    category,
  ],
  'an entry is a page, { link, href: "https://…" }, { heading }, or { category, items }',
);

const sidebar = z.strictObject({ name: z.string().min(1), versions: z.string().optional(), items: z.array(entry) });

export const sidebarsSchema = z.array(sidebar).nullable();

const anyEntry = { link: '…', href: 'https://example.com' };
const given = z.object({ name: z.string(), versions: z.string().optional(), items: z.array(z.unknown()) });

/** The sidebars, with a link in the place of each entry that is invalid: the others keep their places. */
export const validSidebars = (value: unknown): SidebarSource[] =>
  (Array.isArray(value) ? value : []).flatMap((written) => {
    const { data } = given.safeParse(written);
    return data ? { ...data, items: data.items.map((item) => entry.safeParse(item).data ?? anyEntry) } : [];
  });

export type SidebarEntry = DeepReadonly<z.infer<typeof entry>>;
export type SidebarSource = DeepReadonly<z.infer<typeof sidebar>>;
