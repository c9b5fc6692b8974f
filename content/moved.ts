import type { Moved } from 'onesource';

/**
 * Addresses from before the pages were topics, and former names of pages: `npm run check:content` prints the line for a
 * renamed one. A page whose address differs in some versions needs no entry: that is what `paths:` in its front matter is
 * for. All addresses the site has had are in addresses.json.
 */
export const moved: Moved = {
  paths: {
    'zkvm/acceleration': 'zkvm/precompiles',
    'zkvm/developer-guide/acceleration': 'zkvm/precompiles',
    'zkvm/overview': 'zkvm',
    'bonsai/overview': 'bonsai',
  },
  withoutRoot: ['zkvm'],
  addresses: {
    '/tech_faq': '/faq',
    '/bonsai': 'api:generating-proofs/remote-proving',
    '/bonsai/quickstart': 'api:generating-proofs/remote-proving',
  },
};
