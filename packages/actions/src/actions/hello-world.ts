import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';

/** Prints each event. */
export const helloWorld = defineAction({
  name: 'hello_world',
  description: 'Prints each event, to see what a pipeline receives.',
  config: z.strictObject({
    to_upper: z.boolean().nullish().describe('Whether to print in upper case. Default false.'),
  }),
  create: ({ to_upper }, { print }) => ({
    act(event) {
      const text = JSON.stringify(event, null, 4);
      print('Hello world! Received event:');
      print(to_upper ? text.toUpperCase() : text);
    },
  }),
});
