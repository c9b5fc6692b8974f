import { expect, test } from 'vitest';
import { missed, planted } from './planted.ts';

// The others need tools: npm run check:planted.
test.for(planted.filter(({ needsTools }) => !needsTools))('$script $args finds what is wrong', (one) => {
  expect(missed(process.cwd(), one)).toBeNull();
});
