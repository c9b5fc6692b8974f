import { z } from 'zod';

export const about = {
  'heat-curve': {
    summary: 'Readers choose a rate and see how long a kiln takes to 1,000 °C.',
    props: z.strictObject({ rate: z.int().min(1).optional() }),
  },
  stages: { summary: 'Readers step through the stages of a firing.', props: z.strictObject({}) },
};
