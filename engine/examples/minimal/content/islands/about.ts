import { z } from 'zod';

export const about = { dice: { summary: 'Readers roll a die.', props: z.strictObject({ sides: z.int().min(2) }) } };
