import { serverConfig } from '../config.ts';
import { ok } from './answers.ts';
import { operation } from './operation.ts';

const tag = 'The server';

const health = operation({
  id: 'health',
  method: 'GET',
  path: '/health',
  tag,
  summary: 'Find out whether the server is up',
  answers: ok('It is.', { type: 'object', properties: { status: { const: 'up' } }, required: ['status'] }),
  run: async () => ({ status: 200, json: { status: 'up' } }),
});

const config = operation({
  id: 'config',
  method: 'GET',
  path: '/config',
  tag,
  summary: 'Find out what the server can do',
  answers: ok('What clients look for before they connect.', { type: 'object' }),
  run: async () => ({ status: 200, json: serverConfig() }),
});

export const server = [health, config];
