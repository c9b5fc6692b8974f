/** The one Trusted Types policy: only output of our build becomes HTML or a script URL. */
import { trustedPolicyName } from '../config/trusted-types.ts';
import { browserGlobal } from './browser-global.ts';

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): Policy;
}

const factory = browserGlobal<Factory>('trustedTypes');
const policy = factory?.createPolicy(trustedPolicyName, {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Scripts come from this site only, not from ${url}.`);
    return url;
  },
});

/**
 * Marks the HTML of a body as trusted. Typed as a string, although it is a TrustedHTML object if the browser supports
 * them.
 */
export const trustedHtml = (html: string): string => (policy ? (policy.createHTML(html) as string) : html);

export const trustedUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : url);
