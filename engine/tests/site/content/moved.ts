import type { Moved } from 'onesource';

export const moved: Moved = {
  paths: { 'kiln/overview': 'kiln', 'kiln/probes': 'kiln/thermocouples' },
  withoutRoot: ['kiln'],
  addresses: { '/questions': '/faq', '/cloud': 'api:control/remote-control' },
};
