/** Links that configuration and sidebars may contain. Others could run as a script or lead off the site. */
import { z } from 'zod';

const isWeb = (href: string) => URL.canParse(href) && ['https:', 'http:'].includes(new URL(href).protocol);

export const webAddress = z.string().refine(isWeb, 'a link is a full https:// address');

export const anyLink = z
  .string()
  .refine(
    (href) => isWeb(href) || /^mailto:\S+$/.test(href) || /^\/(?![/\\])\S*$/.test(href),
    'a link is a full https:// address, mailto:, or a path of this site',
  );

export const origin = z
  .string()
  .refine(
    (value) => isWeb(value) && new URL(value).origin === value.replace(/\/$/, ''),
    'an origin is a protocol and a host: https://example.org',
  )
  .transform((value) => new URL(value).origin);
