import { expect, test } from 'vitest';
import { frontMatterSchema } from './pages/front-matter.ts';

test('the schema of front matter for editors has the keys and limits that the build checks', () => {
  expect(frontMatterSchema()).toMatchObject({
    anyOf: [
      {
        required: ['title', 'description', 'versions'],
        additionalProperties: false,
        properties: {
          description: { minLength: 60, maxLength: 160 },
          paths: { type: 'object' },
          listed: { const: false },
        },
      },
      { required: ['title', 'description'], additionalProperties: false },
    ],
  });
});
