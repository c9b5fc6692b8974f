import type { SidebarSource } from 'onesource';

const source = { link: 'Source code', href: 'https://github.com/ember/kiln/tree/@tag@' };

export const sidebars: readonly SidebarSource[] = [
  {
    name: 'docs',
    versions: '0.9',
    items: [
      'index',
      'getting-started',
      { category: 'Cloud', doc: 'cloud', items: ['cloud/quickstart'] },
      {
        category: 'Kiln',
        doc: 'kiln',
        items: [
          'kiln/quickstart',
          'kiln/install',
          'kiln/tutorials/overview',
          'kiln/tutorials/first-firing',
          'kiln/firings',
          'kiln/programs',
        ],
      },
      source,
    ],
  },
  {
    name: 'api',
    versions: '>=1.0',
    items: [
      { heading: 'Learn' },
      'index',
      'getting-started',
      { category: 'What a kiln does', items: ['kiln', 'kiln/firings', 'kiln/programs', 'kiln/thermocouples'] },
      { heading: 'Build' },
      {
        category: 'Setting up your kiln',
        items: [
          'kiln/install',
          'kiln/quickstart',
          'kiln/tutorials/overview',
          'kiln/tutorials/first-firing',
          'kiln/stacking',
          { link: 'Reference', href: 'https://reference.ember.example/@firmware@' },
        ],
      },
      { category: 'Control', items: ['control/dry-run', 'control/remote-control', 'control/parts/sensors'] },
      { category: 'Cloud', doc: 'cloud', items: ['cloud/quickstart'] },
      { heading: 'Miscellaneous' },
      { category: 'Technical reference', items: ['alarms', 'kiln/specification'] },
      source,
    ],
  },
  {
    name: 'workshop',
    items: [
      'workshop',
      'story',
      {
        category: 'Background',
        doc: 'background',
        items: ['background/heat', 'background/cones', 'background/stages-of-a-firing'],
      },
      { link: 'Talks', href: 'https://videos.ember.example/talks' },
    ],
  },
];
