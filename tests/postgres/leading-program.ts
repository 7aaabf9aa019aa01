// Leads a work in the database whose address it is given, and keeps a position as its leader again and again, whether or not it
// has been told to end, until the store refuses that. It prints what happens.
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '@colophon/store-postgres';

const store = await openPostgresStore({ url: process.argv[2] as string, maxSilenceMs: 1000 });
const ended = new AbortController();
await store.lead(
  'work',
  async (signal, leadership) => {
    console.log(`leads ${leadership.epoch}`);
    signal.addEventListener('abort', () => console.log('told to end'));
    for (let next = 1; !ended.signal.aborted; next++)
      try {
        await store.setConsumer('position', next, leadership);
        if (next === 1) console.log('writes');
      } catch (error) {
        const { name, code } = error as { readonly name: string; readonly code?: string };
        if (name === 'LeadershipLostError') {
          console.log('refused');
          ended.abort();
          throw error;
        }
        // Its connection was ended while it was paused.
        if (code !== 'STORE_UNAVAILABLE') console.log(String(error));
        await pause(10);
      }
  },
  ended.signal,
);
await store.close();
console.log('ends');
