import { randomUUID } from 'node:crypto';
import { storeContract } from '@colophon/catalogue/testing';
import { openPostgresStore } from './index.ts';

const url = process.env.TEST_PG ?? '';
const { default: pg } = await import('pg');
storeContract('in PostgreSQL', async () => {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return openPostgresStore({ url: url.replace(/\/[^/]*$/, `/${name}`) });
});
