import type { LinkSchemes } from 'onesource';

export const linkSchemes: LinkSchemes = {
  src: {
    form: 'src:FILE',
    about: 'Source',
    address: (target, { fact, repository }) => `${repository}/blob/${fact('tag')}/${target}`,
  },
};
