import { aspect, enumeration, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { assertionNote } from './assertion-note.ts';
import { assertionSource } from './assertion-source.ts';
import { customAssertionInfo } from './custom-assertion-info.ts';
import { datasetAssertionInfo } from './dataset-assertion-info.ts';
import { fieldAssertionInfo } from './field-assertion-info.ts';
import { freshnessAssertionInfo } from './freshness-assertion-info.ts';
import { schemaAssertionInfo } from './schema-assertion-info.ts';
import { sqlAssertionInfo } from './sql-assertion-info.ts';
import { volumeAssertionInfo } from './volume-assertion-info.ts';

export const assertionType = enumeration({
  name: 'com.linkedin.assertion.AssertionType',
  doc: 'Types of assertion; each has its own block in `assertionInfo`.',
  symbols: {
    DATASET:
      'Older form of an external check, described in `datasetAssertion`. Deprecated: write `CUSTOM`; only existing data uses this type.',
    FRESHNESS:
      'The asset must be updated, or the job must run, on schedule. For checks the catalogue evaluates; external ones use `CUSTOM`.',
    VOLUME:
      'The dataset must have, or grow by, a certain number of rows. For checks the catalogue evaluates; external ones use `CUSTOM`.',
    SQL: 'The result of a query you write must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.',
    FIELD:
      'The values of one column, or a metric over them, must meet a condition. For checks the catalogue evaluates; external ones use `CUSTOM`.',
    DATA_SCHEMA:
      'The columns must match an expected schema. For checks the catalogue evaluates; external ones use `CUSTOM`.',
    CUSTOM:
      'A check that another tool defines and runs, such as a dbt test or a Great Expectations expectation; described in `customAssertion`.',
  },
});

export const assertionInfo = aspect({
  name: 'assertionInfo',
  record: 'com.linkedin.assertion.AssertionInfo',
  doc: 'Definition of the assertion: its type, the matching type-specific block, its source and the entity it checks.',
  fields: {
    customProperties,
    externalUrl,
    type: {
      type: assertionType,
      doc: 'Type of check; determines which of the `…Assertion` fields is set.',
      search: { kind: 'KEYWORD', name: 'assertionType', facet: true },
    },
    datasetAssertion: {
      type: datasetAssertionInfo,
      doc: 'Legacy definition, present only with type `DATASET`. Deprecated: new external checks use `customAssertion`.',
      optional: true,
      deprecated: true,
    },
    freshnessAssertion: {
      type: freshnessAssertionInfo,
      doc: 'How recently the asset must have changed; present when `type` is `FRESHNESS`.',
      optional: true,
    },
    volumeAssertion: {
      type: volumeAssertionInfo,
      doc: 'How many rows the dataset must have or gain; present when `type` is `VOLUME`.',
      optional: true,
    },
    sqlAssertion: {
      type: sqlAssertionInfo,
      doc: 'Query to run and the condition its result must meet; present when `type` is `SQL`.',
      optional: true,
    },
    fieldAssertion: {
      type: fieldAssertionInfo,
      doc: 'Check on the values of a column or on a metric derived from them; present when `type` is `FIELD`.',
      optional: true,
    },
    schemaAssertion: {
      type: schemaAssertionInfo,
      doc: 'Columns the asset is expected to have; present when `type` is `DATA_SCHEMA`.',
      optional: true,
    },
    customAssertion: {
      type: customAssertionInfo,
      doc: 'Check defined and run by an external tool such as dbt or Great Expectations; present when `type` is `CUSTOM`.',
      optional: true,
    },
    source: {
      type: assertionSource,
      doc: 'Where the definition was created. For type `EXTERNAL`, a `dataPlatformInstance` aspect should name the tool.',
      optional: true,
      search: {
        path: 'created.actor',
        kind: 'URN',
        name: 'creator',
        facetName: 'Created By',
        hasValues: 'hasCreator',
      },
    },
    lastUpdated: {
      type: auditStamp,
      doc: 'Who last changed the definition and when; set for native assertions only, and missing on older ones.',
      optional: true,
    },
    description: {
      type: string,
      doc: 'Human-readable description of what is checked and why.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'assertionDescription',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
    note: {
      type: assertionNote.record,
      doc: 'Troubleshooting hints in Markdown. Deprecated and due for removal: use the `assertionNote` aspect.',
      optional: true,
      deprecated: true,
    },
    entityUrn: {
      type: urn(),
      doc: 'URN of the checked entity, copied automatically from the type-specific block so that all types can be searched in the same way.',
      optional: true,
      search: { kind: 'URN', name: 'entity' },
    },
  },
});
