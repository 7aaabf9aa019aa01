// For packages that serve operations of their own beside those here.
export { type Body, body } from './body.ts';
export { type Operation, operation } from './operation.ts';
export * as query from './query.ts';
export { errors } from './responses.ts';
