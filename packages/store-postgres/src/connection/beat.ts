import type pg from 'pg';

/**
 * Says on a connection again and again that this process is alive, so that the server does not end it for its silence.
 *
 * @param onLost Called when the server has not answered until the next time.
 * @returns a function that ends it.
 */
export function beat(client: pg.ClientBase, maxSilenceMs: number, onLost: () => void): () => void {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) return onLost();
    isAnswered = false;
    client.query('SELECT 1').then(() => {
      isAnswered = true;
    }, onLost);
  }, maxSilenceMs / 3);
  return () => clearInterval(timer);
}
