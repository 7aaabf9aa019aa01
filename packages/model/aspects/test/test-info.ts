import { aspect, enumeration, record, string } from '@colophon/schema';

export const testDefinitionType = enumeration({
  name: 'com.linkedin.test.TestDefinitionType',
  doc: 'Languages in which a metadata test can be defined.',
  symbols: { JSON: 'Rules written in JSON, or in YAML with the same structure.' },
});

export const testDefinition = record({
  name: 'com.linkedin.test.TestDefinition',
  doc: 'Rules of a metadata test: which entities it selects and which conditions they must meet.',
  fields: {
    type: { type: testDefinitionType, doc: 'Language of the definition; `JSON` is the only one.' },
    json: {
      type: string,
      doc: 'The rules themselves as a JSON string, evaluated by the test engine.',
      optional: true,
    },
  },
});

export const testInfo = aspect({
  name: 'testInfo',
  record: 'com.linkedin.test.TestInfo',
  doc: 'Name, category and rules of a metadata test, a check run over entities, for instance that every dataset of a domain has an owner.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the test as people see it.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    category: {
      type: string,
      doc: 'Free-text heading under which the test is grouped with others.',
      search: { kind: 'KEYWORD' },
    },
    description: {
      type: string,
      doc: 'Explanation of what the test checks and why.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    definition: { type: testDefinition, doc: 'Rules that select entities and decide whether each passes.' },
  },
});
