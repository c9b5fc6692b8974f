/** What is tested in every browser, and what the tests of Chromium in `e2e` don't try in more detail. */
import { exploringTests } from './exploring.ts';
import { movingTests } from './moving.ts';
import { networkTests } from './network.ts';
import { readingTests } from './reading.ts';
import { openingTests, usingTests } from './using.ts';

const status = '[role=status]';

const exploring = exploringTests([
  {
    name: 'heat-curve',
    path: '/background/heat',
    act: { field: 'Rate', value: '40' },
    answer: status,
    says: '25.0 hours',
  },
  { name: 'heat-curve', path: '/', act: { button: 'Fast' }, answer: status, says: '4.0 hours' },
  { name: 'stages', path: '/background/stages-of-a-firing', act: { button: 'Next' }, answer: status, says: '2 of 5' },
]);

export const suites = [readingTests, openingTests, usingTests, movingTests, exploring, networkTests];

/** What Chromium's own tests, in `e2e`, don't try. */
export const furtherSuites = [readingTests, openingTests, exploring];
