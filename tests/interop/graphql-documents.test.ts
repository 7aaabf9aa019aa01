import { tmpdir } from 'node:os';
import { executableSchema } from '@colophon/graphql/schema';
import {
  type DocumentNode,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { expect, it } from 'vitest';
import { parseLines, runScript } from './python.ts';

interface ClientDocument {
  readonly file: string;
  readonly text: string;
}

/** Connectors that ask the services of others. */
const ofOthers = /^ingestion\/source\/(montecarlo|tableau|dbt)\//;

/** What only DataHub's managed service has, or its server after the release whose schema this is. */
const notInTheSchema = [
  /"RunAssertionResult"/,
  /"runAssertions?(ForAsset)?"/,
  /"DataHubPlatformResource"/,
  /"entityIndexV3" on type "AppConfig"/,
  /"semanticText" on type "DocumentContent"/,
];

/** A document names fragments that others hold, and holds fragments that others name. */
const rules = specifiedRules.filter(
  (rule) => rule !== KnownFragmentNamesRule && rule !== NoUnusedFragmentsRule,
);

it("has everything that DataHub's client asks for", async () => {
  const documents = parseLines<ClientDocument>(
    await runScript('graphql_documents.py', [], { home: tmpdir() }),
  );
  const read = documents.flatMap(({ file, text }): readonly (readonly [string, DocumentNode])[] => {
    if (ofOthers.test(file)) return [];
    try {
      return [[file, parse(text)]];
    } catch {
      // Put together of several texts when it is sent.
      return [];
    }
  });
  expect(read.length).toBeGreaterThan(40);
  const problems = read.flatMap(([file, document]) =>
    validate(executableSchema(), document, rules, { maxErrors: 1000 })
      .map(({ message }) => `${file}: ${message}`)
      .filter((message) => !notInTheSchema.some((known) => known.test(message))),
  );
  expect(problems).toEqual([]);
});
