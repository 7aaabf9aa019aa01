// A bare Hono server with one constant answer: what any server of this kind costs in memory and time to start.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/health', (context) => context.json({ status: 'up' }));
// The answer to a write: it has read the body, and does nothing with it.
app.post('/aspects', async (context) => {
  const { proposal } = await context.req.json();
  return context.json({ value: proposal.entityUrn });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`The floor answers at http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => process.exit(0));
