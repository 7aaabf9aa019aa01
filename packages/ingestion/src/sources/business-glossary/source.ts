import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import { readYaml } from '../../reading/read-yaml.ts';
import { resolveDomain } from '../../reading/resolve-domain.ts';
import { type BusinessGlossaryConfig, configSchema, glossarySchema } from './config.ts';
import { glossaryRecords } from './glossary-records.ts';

/** Reads a glossary from a YAML file. */
export const businessGlossary = defineSource({
  name: 'datahub-business-glossary',
  title: 'Business glossary file',
  description: 'A glossary from a YAML file: groups of terms, terms, their owners and how terms relate.',
  capabilities: {
    owners: 'Of groups and terms; terms without owners have those of their group.',
    descriptions: 'Definitions, custom properties and links.',
    domains: 'The `domain` of a term: a URN, or the name of a domain in the catalogue.',
  },
  config: configSchema,
  open: (config, context) => ({
    records: () => readGlossary(config, context),
    close: async () => {},
  }),
});

async function* readGlossary(
  config: BusinessGlossaryConfig,
  context: SourceContext,
): AsyncGenerator<SourceRecord> {
  const { value, at } = await readYaml(config.file, glossarySchema, context);
  const options = {
    autoId: config.enable_auto_id,
    now: context.now(),
    at,
    domainUrn: (domain: string) => resolveDomain(domain, context.catalogue),
  };
  const mistakes: string[] = [];
  const records: SourceRecord[] = [];
  for await (const record of glossaryRecords(value, options, mistakes)) records.push(record);
  // A glossary is small, and half of one with terms that point nowhere helps nobody.
  if (mistakes.length > 0) throw new SourceError(mistakes.join('\n'));
  yield* records;
}
