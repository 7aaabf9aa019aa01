/**
 * What pages say of defaults, limits and enumerations, read from the code that has them. A page names a value,
 * `<Value of="http.maxBody" />`, `npm run generate` prints all of them to `values.json`, and a stale file fails the tests.
 */
import { defaultMinPasswordLength } from '@colophon/auth';
import {
  aggregations,
  changeCategories,
  conditions,
  defaultMaxEntities,
  defaultMaxVersions,
  defaultRestoreBatchSize,
  defaultSearchDays,
  maxBatchRelationships,
  maxBatchSize,
  maxComparisons,
  maxCopiedValues,
  maxCriteria,
  maxFacets,
  maxFacetValues,
  maxFilterLength,
  maxGroupRelationships,
  maxGroupSize,
  maxHighlightedLength,
  maxInputLength,
  maxLookups,
  maxOperations,
  maxPathSteps,
  maxPathsLength,
  maxPendingProposals,
  maxPropertyTextBytes,
  maxReadLength,
  maxScannedValues,
  maxSearchLength,
  maxSearchTextsPerDay,
  maxSortFields,
  maxTextLength,
  maxTextPasses,
  maxWaitingQueries,
  maxWords,
  minTextReads,
  retentionBatchSize,
  sortPrefixLength,
  windowUnits,
} from '@colophon/catalogue';
import { createProgram } from '@colophon/cli/program';
import {
  defaultMaxBodyBytes,
  maxFiltered,
  maxHeldBodies,
  maxPathLength,
  maxReadBodyBytes,
} from '@colophon/http';
import { operations } from '@colophon/http/operations';
import { actions, reads } from '@colophon/http/restli-endpoints';
import { registry } from '@colophon/model';
import { changeType } from '@colophon/model/events';
import { maxUrnBytes } from '@colophon/schema';
import { simpleName } from '@colophon/schema/printers';
import * as sdk from '@colophon/sdk/defaults';
import { defaultTimeouts, maxHeaderBytes, maxRequestIdLength } from '@colophon/server/limits';
import { replicaTimes } from '@colophon/store-postgres';
import { defaultQueryDeadlineMs } from '@colophon/store-sqlite/node';
import { defaultCondition, maxJsonDepth, maxJsonValues, maxResultWindow } from '@colophon/wire';
import type { Command } from 'commander';
import { efforts } from '../tests/e2e/app/jobs/efforts.ts';
import { scriptBudgets, speeds } from '../tests/e2e/app/speeds.ts';
import {
  DESCRIPTION_CHARACTERS,
  SIDEBAR_NAME_CHARACTERS,
  TITLE_CHARACTERS,
} from '../tests/prose/check-frontmatter.ts';

/** A value as it stands in a sentence: words as they are, or a list of what is set as code. */
export type Value = string | readonly string[];

const code = (value: unknown): Value => [typeof value === 'string' ? value : JSON.stringify(value)];
const number = (value: number): string => value.toLocaleString('en-GB');
const mebibytes = (bytes: number): string => `${number(bytes / 1024 ** 2)} MiB`;
const kibibytes = (bytes: number): string => `${number(bytes / 1024)} KiB`;
const seconds = (milliseconds: number): string => `${number(milliseconds / 1000)} seconds`;

const characters = ([min, max]: readonly [number, number]): string => `${min} to ${max} characters`;

/** The values with a name of their own. */
const named: Readonly<Record<string, Value>> = {
  'http.graceTime': seconds(defaultTimeouts.graceMs),
  'http.headersTime': seconds(defaultTimeouts.headersMs),
  'http.idleTime': seconds(defaultTimeouts.idleMs),
  'http.maxBody': mebibytes(defaultMaxBodyBytes),
  'http.maxDepth': number(maxJsonDepth),
  'http.maxHeldBodies': number(maxHeldBodies),
  'http.maxReadBody': mebibytes(maxReadBodyBytes),
  'http.maxValues': number(maxJsonValues),
  'http.maxFiltered': number(maxFiltered),
  'http.maxHeaders': kibibytes(maxHeaderBytes),
  'http.maxPath': number(maxPathLength),
  'http.maxRequestId': number(maxRequestIdLength),
  'http.requestTime': seconds(defaultTimeouts.requestMs),
  'lineage.maxPaths': number(maxPathsLength),
  'lineage.maxEntities': number(defaultMaxEntities),
  'auth.minPasswordLength': number(defaultMinPasswordLength),
  'prose.description': characters(DESCRIPTION_CHARACTERS),
  'prose.sidebarName': characters(SIDEBAR_NAME_CHARACTERS),
  'prose.title': characters(TITLE_CHARACTERS),
  'query.time': seconds(defaultQueryDeadlineMs),
  'replica.latestWait': `${number(replicaTimes.latestWaitMs)} ms`,
  'replica.maxLag': seconds(replicaTimes.maxLagMs),
  'replica.offsetWait': `${number(replicaTimes.offsetWaitMs)} ms`,
  'restore.batchSize': number(defaultRestoreBatchSize),
  'retention.batchSize': number(retentionBatchSize),
  'retention.maxVersions': number(defaultMaxVersions),
  'search.condition': code(defaultCondition),
  'search.conditions': conditions,
  'search.maxComparisons': number(maxComparisons),
  'search.maxCriteria': number(maxCriteria),
  'search.maxFacets': number(maxFacets),
  'search.maxFacetValues': number(maxFacetValues),
  'search.maxFilterLength': number(maxFilterLength),
  'search.maxHighlighted': number(maxHighlightedLength),
  'search.maxInput': number(maxInputLength),
  'search.maxScannedValues': number(maxScannedValues),
  'search.maxSortFields': number(maxSortFields),
  'search.maxTextPasses': number(maxTextPasses),
  'search.maxWaiting': number(maxWaitingQueries),
  'search.maxCountedLength': number(maxSearchLength),
  'search.maxTextsPerDay': number(maxSearchTextsPerDay),
  'search.countedDays': number(defaultSearchDays),
  'search.maxWords': number(maxWords),
  'search.minTextReads': number(minTextReads),
  'search.sortPrefix': number(sortPrefixLength),
  'search.resultWindow': number(maxResultWindow),
  'sdk.connectTimeout': seconds(sdk.defaultTimeoutMs),
  'sdk.connectTimeoutMs': code(sdk.defaultTimeoutMs),
  'sdk.maxBatchLength': number(sdk.maxBatchLength),
  'sdk.maxBatchSize': mebibytes(sdk.maxBatchBytes),
  'sdk.maxRetries': code(sdk.defaultMaxRetries),
  'sdk.readTimeout': seconds(sdk.defaultTimeoutMs),
  'sdk.readTimeoutMs': code(sdk.defaultTimeoutMs),
  'sdk.retryMethods': sdk.defaultRetryMethods,
  'sdk.retryStatusCodes': sdk.defaultRetryStatusCodes.map(String),
  'timeline.categories': changeCategories,
  'timeseries.aggregations': aggregations,
  'timeseries.windowUnits': windowUnits,
  'urn.maxBytes': number(maxUrnBytes),
  'read.maxLength': number(maxReadLength),
  'read.maxLookups': number(maxLookups),
  'write.maxBatch': number(maxBatchSize),
  'write.maxBatchRelationships': number(maxBatchRelationships),
  'write.maxOperations': number(maxOperations),
  'write.maxPathSteps': number(maxPathSteps),
  'write.maxCopiedValues': number(maxCopiedValues),
  'write.maxPending': number(maxPendingProposals),
  'write.maxText': number(maxTextLength),
  'write.maxGroupRelationships': number(maxGroupRelationships),
  'write.maxGroupSize': number(maxGroupSize),
  'properties.maxTextBytes': number(maxPropertyTextBytes),
};

/** `openapi.<operation>.<parameter>` is a parameter's default, and with `.max` its limit. */
function* ofOperations(): Generator<[string, Value]> {
  for (const { id, query } of operations) {
    for (const [parameter, { schema, cap = schema.maximum }] of Object.entries(query)) {
      const name = `openapi.${id}.${parameter}`;
      if (schema.default !== undefined) yield [name, code(schema.default)];
      if (typeof cap === 'number') yield [`${name}.max`, number(cap)];
    }
  }
}

/** `restli.<action>.<parameter>`, is a parameter's default; with `.max` its limit. */
function* ofRestli(): Generator<[string, Value]> {
  const named = [
    ...actions.map(({ resource, name, parameters }) => ({ name: `${resource}.${name}`, parameters })),
    ...reads.map(({ path, parameters }) => ({ name: path.slice(1).replace('/{urn}', '.get'), parameters })),
  ];
  for (const { name, parameters } of named) {
    for (const [parameter, { default: fallback, maximum, symbols }] of Object.entries(parameters)) {
      const place = `restli.${name}.${parameter}`;
      if (fallback !== undefined) yield [place, code(fallback)];
      if (maximum !== undefined) yield [`${place}.max`, number(maximum)];
      if (symbols !== undefined) yield [`${place}.choices`, symbols];
    }
  }
}

/** `cli.<command>.<option>` is the option's default, and with `.choices` what it takes. */
function* ofCommands(command: Command, path = 'cli'): Generator<[string, Value]> {
  for (const option of command.options) {
    const name = `${path}.${option.name()}`;
    if (option.defaultValue !== undefined) yield [name, code(option.defaultValue)];
    if (option.argChoices !== undefined) yield [`${name}.choices`, option.argChoices];
  }
  for (const child of command.commands) yield* ofCommands(child, `${path}.${child.name()}`);
}

/** `enumeration.<name>` lists the symbols of an enumeration of the model. */
function* ofModel(): Generator<[string, Value]> {
  for (const type of [changeType, ...registry.types.values()]) {
    if (type.kind === 'enumeration')
      yield [`enumeration.${simpleName(type.name)}`, Object.keys(type.symbols)];
  }
}

/** `jobs.<job>.clicks`, `.keys` and `.seconds` are what a job in the application takes. */
function* ofJobs(): Generator<[string, Value]> {
  for (const [name, effort] of Object.entries(efforts))
    for (const [unit, count] of Object.entries(effort)) yield [`jobs.${name}.${unit}`, number(count)];
}

/** `speeds.<what>.goal` and `.measured` are how soon the application shows something. */
function* ofSpeeds(): Generator<[string, Value]> {
  for (const [what, speed] of Object.entries(speeds))
    for (const [name, milliseconds] of Object.entries(speed))
      yield [`speeds.${what}.${name}`, `${milliseconds.toLocaleString('en')}\u00a0ms`];
  for (const [part, bytes] of Object.entries(scriptBudgets))
    yield [`speeds.script.${part}`, `${bytes / 1000}\u00a0kB`];
}

/** Every value by its name, in the order of the names. */
export const values: Readonly<Record<string, Value>> = Object.fromEntries(
  [
    ...Object.entries(named),
    ...ofOperations(),
    ...ofRestli(),
    ...ofCommands(createProgram()),
    ...ofModel(),
    ...ofJobs(),
    ...ofSpeeds(),
  ].sort(([a], [b]) => a.localeCompare(b, 'en')),
);
