import {
  type AnyOperation,
  everyOperation as ofHttp,
  toAnyOperations,
} from '@colophon/http/testing/every-operation';
import { openLineageOperations } from '@colophon/openlineage';

/** Every operation of a server, those of other packages included. */
export const everyOperation: readonly AnyOperation[] = [
  ...ofHttp,
  ...toAnyOperations(openLineageOperations()),
];
