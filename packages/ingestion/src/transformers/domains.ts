import type { Domains } from '@colophon/model-types';
import { z } from 'zod';
import { defineTransformer, type Transformer, type TransformerContext } from '../definitions/transformer.ts';
import { DomainResolver } from './settings/domain-resolver.ts';
import { symbolField } from './settings/fields.ts';
import { compileRules, keyValuePattern } from './settings/key-value-pattern.ts';
import { importFunction, programField } from './settings/program.ts';
import {
  catalogueToMerge,
  commonEntityTypes,
  entityTypesField,
  isContainerField,
  neededCatalogue,
  type Semantics,
  semanticsFields,
} from './settings/semantics.ts';
import { ContainerValues } from './stream/containers.ts';
import { transformAspect } from './stream/transform-aspect.ts';

/** URNs of the domains of an entity. */
type DomainsOf = (urn: string) => Promise<readonly string[]>;

interface Settings extends Semantics {
  readonly is_container?: boolean;
  readonly on_conflict?: 'DO_UPDATE' | 'DO_NOTHING';
  readonly entity_types?: readonly string[] | null | undefined;
}

function addDomains(
  name: string,
  settings: Settings,
  context: TransformerContext,
  domainsOf: DomainsOf,
): Transformer {
  const { semantics, replace_existing, is_container, on_conflict, entity_types } = settings;
  const merged = catalogueToMerge(settings, context, name);
  const keepsStored = on_conflict === 'DO_NOTHING';
  const asked = keepsStored
    ? neededCatalogue(context, name, 'domains are written as if there were none')
    : undefined;
  const containers = is_container
    ? new ContainerValues<string>(
        neededCatalogue(context, name, 'containers get domains only where the source reports browse paths'),
        (domain) => domain,
      )
    : undefined;
  return transformAspect(
    {
      name,
      aspectName: 'domains',
      entityTypes: entity_types?.length ? entity_types : commonEntityTypes,
      async change(urn, before) {
        const kept = replace_existing ? [] : (before?.domains ?? []);
        const domains = unique([...kept, ...(await domainsOf(urn))]);
        const stored = await (asked ?? merged)?.aspects.get(urn, 'domains');
        if (keepsStored && stored && stored.domains.length > 0) return [];
        if (domains.length === 0 && semantics === 'PATCH')
          return stored ? [{ aspectName: 'domains', aspect: stored }] : [];
        const all = semantics === 'PATCH' ? unique([...(stored?.domains ?? []), ...domains]) : domains;
        return [{ aspectName: 'domains', aspect: { domains: all } }];
      },
      async seen(urn, record) {
        containers?.add(urn, await domainsOf(urn), record);
      },
      async *finish() {
        for await (const [entityUrn, domains] of containers?.entries() ?? [])
          yield { entityUrn, aspectName: 'domains', aspect: { domains } };
      },
    },
    context,
  );
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const onConflict = symbolField(['DO_UPDATE', 'DO_NOTHING'])
  .default('DO_UPDATE')
  .describe(
    'Whether an entity that has a domain in the catalogue gets another one (`DO_UPDATE`), or not (`DO_NOTHING`).',
  );
const domainHint = 'by URN or, where the sink has a catalogue, by id or name';

const simple = z.strictObject({
  domains: z.array(z.string().min(1)).describe(`Domains to add, ${domainHint}.`),
  on_conflict: onConflict,
  ...semanticsFields,
  entity_types: entityTypesField,
});

const pattern = z.strictObject({
  domain_pattern: keyValuePattern('Domains', z.string().min(1)),
  is_container: isContainerField('domains'),
  ...semanticsFields,
  entity_types: entityTypesField,
});

const program = z.strictObject({
  get_domains_to_add: programField(
    `the domains of an entity, given its URN: a value of \`domains\`, or a list of domains, ${domainHint}`,
  ),
  is_container: isContainerField('domains'),
  on_conflict: onConflict,
  ...semanticsFields,
  entity_types: entityTypesField,
});

const define = <Config extends Settings>(
  name: string,
  description: string,
  config: z.ZodType<Config>,
  domainsOf: (config: Config, context: TransformerContext) => DomainsOf | Promise<DomainsOf>,
  entityTypes?: readonly string[],
) =>
  defineTransformer({
    name,
    description,
    config,
    create: async (given, context) =>
      addDomains(
        name,
        entityTypes ? { ...given, entity_types: entityTypes } : given,
        context,
        await domainsOf(given, context),
      ),
  });

async function simpleDomains(
  { domains }: z.infer<typeof simple>,
  { catalogue }: TransformerContext,
): Promise<DomainsOf> {
  // What does not exist is found before anything is read.
  const urns = await new DomainResolver(catalogue).resolveAll(domains);
  return async () => urns;
}

function patternDomains(
  { domain_pattern }: z.infer<typeof pattern>,
  { catalogue }: TransformerContext,
): DomainsOf {
  const namesOf = compileRules(domain_pattern);
  const resolver = new DomainResolver(catalogue);
  return (urn) => resolver.resolveAll(namesOf(urn));
}

async function programDomains(
  { get_domains_to_add }: z.infer<typeof program>,
  { catalogue, folder }: TransformerContext,
): Promise<DomainsOf> {
  const call = await importFunction<Domains | readonly string[] | undefined>(get_domains_to_add, folder);
  const resolver = new DomainResolver(catalogue);
  return async (urn) => {
    const found = (await call(urn)) ?? [];
    return resolver.resolveAll('domains' in found ? found.domains : found);
  };
}

const older = (newer: string) =>
  `The older form of \`${newer}\`, without \`entity_types\`; it changes datasets only.`;
const datasets = ['dataset'];

export const simpleAddDomain = define(
  'simple_add_domain',
  'Adds the same domains to each entity.',
  simple,
  simpleDomains,
);
export const patternAddDomain = define(
  'pattern_add_domain',
  'Adds domains to the entities whose URN matches a pattern.',
  pattern,
  patternDomains,
);
export const addDomain = define(
  'add_domain',
  'Adds the domains that a function returns for the URN of an entity.',
  program,
  programDomains,
);
export const simpleAddDatasetDomain = define(
  'simple_add_dataset_domain',
  older('simple_add_domain'),
  simple,
  simpleDomains,
  datasets,
);
export const patternAddDatasetDomain = define(
  'pattern_add_dataset_domain',
  older('pattern_add_domain'),
  pattern,
  patternDomains,
  datasets,
);
export const addDatasetDomain = define(
  'add_dataset_domain',
  older('add_domain'),
  program,
  programDomains,
  datasets,
);
