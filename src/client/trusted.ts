/**
 * The one Trusted Types policy: only what our own build wrote becomes HTML or a script address.
 */
interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): Policy;
}

const factory = (window as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('docs', {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Scripts come from this site only, not from ${url}.`);
    return url;
  },
});

/** HTML of our own bodies, for the places where the browser asks for a trusted object. Typed as the string it stands for. */
export const trustedHtml = (html: string): string => (policy ? (policy.createHTML(html) as string) : html);

/** Address of one of our own scripts. Throws a TypeError for another origin. */
export const trustedUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : url);
