// What the clients do when nobody says otherwise: for those who describe them. Programs have no need of it.
export {
  defaultMaxRetries,
  defaultRetryMethods,
  defaultRetryStatusCodes,
  defaultTimeoutMs,
} from './client-options.ts';
export { maxBatchBytes, maxBatchLength } from './emit.ts';
