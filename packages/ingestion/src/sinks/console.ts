import { z } from 'zod';
import { defineSink } from '../definitions/sink.ts';
import { toFileProposal } from './to-file-proposal.ts';

/** Prints each proposal as a line of JSON on standard output. */
export const consoleSink = defineSink({
  name: 'console',
  description: 'Prints each proposal as a line of JSON on standard output.',
  config: z.strictObject({}),
  open: () => ({
    concurrency: 1,
    async write(proposals) {
      for (const proposal of proposals) {
        const line = `${JSON.stringify(toFileProposal(proposal))}\n`;
        // Waits for a reader that is slower than we are.
        if (!process.stdout.write(line))
          await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
      }
      return [];
    },
    close: async () => undefined,
  }),
});
