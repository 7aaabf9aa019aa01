// A bare Hono server with one constant answer: what any server of this kind costs in memory and time to start.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/health', (context) => context.json({ status: 'up' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`The floor answers at http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => process.exit(0));
