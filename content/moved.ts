import type { Moved } from '../src/content/moved.ts';

/**
 * Addresses from before the pages were topics. A topic whose path changes needs no entry: that is what `paths:` in its front matter is for.
 * Addresses that the site has had since are in addresses.json, which `npm run cut` extends.
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
