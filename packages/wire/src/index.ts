// Errors: what each surface renders in its own way.
export type { ErrorCode, ErrorDescription, RequestErrorCode } from './errors/error-codes.ts';
export { describeCode, docUrlOf, errorCodes, errorsPage } from './errors/error-codes.ts';
export {
  AuthenticationUnavailableError,
  type Failure,
  RequestError,
  stopping,
  toFailure,
} from './errors/errors.ts';
// JSON: reading within limits, and printing as strictly typed clients expect it.
export { exceededLimit } from './json/nesting.ts';
export { Parameters } from './json/parameters.ts';
export { printJson, withDoubles } from './json/print-doubles.ts';
export { isShortJson, printPieces } from './json/print-pieces.ts';
export {
  isObject,
  maxJsonDepth,
  maxJsonValues,
  parseJson,
  parseLongJson,
  readJsonText,
  requireJsonObject,
} from './json/read-json.ts';
export { toAscii } from './json/to-ascii.ts';
// Changes: proposals, batches of them, and snapshots.
export { parseBatch } from './proposals/parse-batch.ts';
export { parseProposal, parseSystemMetadata, parseUrnOrKey, stringMap } from './proposals/parse-proposal.ts';
export { parseSnapshot } from './proposals/parse-snapshot.ts';
export { toSnapshot } from './proposals/to-snapshot.ts';
// Events: changes as messages of DataHub's topics.
export { parseOffsetId, printOffsetId, type TopicOffset } from './events/offset-id.ts';
export { toChangeLog, toEventRecord, toPlatformEvent } from './events/to-message.ts';
// Searches: filters, sorts and pages.
export { defaultCondition, parseCriterion, parseFilter } from './search/parse-filter.ts';
export { parseDirection, parseLineageSearch } from './search/parse-lineage.ts';
export {
  defaultPageSize,
  maxResultWindow,
  parseSearch,
  parseSort,
  parseWindow,
} from './search/parse-search.ts';
