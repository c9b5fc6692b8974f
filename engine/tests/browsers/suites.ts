/** What is tested in every browser. */
import { exploringTests } from './exploring.ts';
import { movingTests } from './moving.ts';
import { networkTests } from './network.ts';
import { readingTests } from './reading.ts';
import { usingTests } from './using.ts';

const status = '[role=status]';

export const suites = [
  readingTests,
  usingTests,
  movingTests,
  exploringTests([
    {
      name: 'heat-curve',
      path: '/background/heat',
      act: { field: 'Rate', value: '40' },
      answer: status,
      says: '25.0 hours',
    },
    { name: 'heat-curve', path: '/', act: { button: 'Fast' }, answer: status, says: '4.0 hours' },
    { name: 'stages', path: '/background/stages-of-a-firing', act: { button: 'Next' }, answer: status, says: '2 of 5' },
  ]),
  networkTests,
];
