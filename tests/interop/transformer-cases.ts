import { bare, chart, container, job, orders, reported, spreads } from './transformer-world.ts';

/** A transformer with a configuration, and the records that go through it. */
export interface TransformerCase {
  readonly type: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The entity that the source reports, and how. */
  readonly entity: string;
  readonly spread: string;
  readonly records: readonly (readonly ReportedAspect[])[];
}

/** An aspect that the source reports. */
export interface ReportedAspect {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly aspect: unknown;
}

type Config = Readonly<Record<string, unknown>>;

/** Each way to merge with what the source reports, and with what the catalogue has. */
const merging: readonly Config[] = ['OVERWRITE', 'PATCH'].flatMap((semantics) =>
  [false, true].map((replace_existing) => ({ semantics, replace_existing })),
);
const merged = (...configs: Config[]): Config[] =>
  configs.flatMap((config) => merging.map((how) => ({ ...config, ...how })));
const each = (types: readonly string[], configs: readonly Config[]) =>
  types.map((type) => [type, configs] as const);
const rules = (rules: Config, first_match_only = true) => ({ rules, first_match_only });
/** A function of transformer-programs.ts. */
const program = (name: string) => `./transformer-programs.ts:${name}`;
const forms = (prefix: string, ...kinds: string[]) => kinds.map((kind) => `${prefix}_add_${kind}`);

const bo = 'urn:li:corpuser:bo';
const group = 'urn:li:corpGroup:shop';

const configurations: ReadonlyMap<string, readonly Config[]> = new Map([
  ...each(forms('simple', 'ownership', 'dataset_ownership'), [
    ...merged(
      { owner_urns: [bo, group] },
      { owner_urns: [bo], ownership_type: 'urn:li:ownershipType:steward' },
    ),
    { owner_urns: [bo], ownership_type: 'technical_owner', entity_types: ['chart'] },
    { owner_urns: ['urn:li:corpuser:stored'], semantics: 'PATCH' },
  ]),
  ...each(
    forms('pattern', 'ownership', 'dataset_ownership'),
    merged(
      { owner_pattern: rules({ '.*orders': [bo], '.*': [group] }) },
      {
        owner_pattern: rules({ '.*orders': [bo], 'urn:li:dataset': [group, bo] }, false),
        is_container: true,
      },
      { owner_pattern: rules({ orders: [bo] }), ownership_type: 'DATA_STEWARD' },
    ),
  ),
  ...each(
    ['add_ownership', 'add_dataset_ownership'],
    merged(
      { get_owners_to_add: program('owners') },
      { get_owners_to_add: program('owners'), is_container: true },
    ),
  ),
  ...each(
    forms('simple', 'domain', 'dataset_domain'),
    merged(
      { domains: ['urn:li:domain:new'] },
      { domains: ['New', 'stored'] },
      { domains: ['urn:li:domain:new'], on_conflict: 'do_nothing' },
      { domains: [] },
    ),
  ),
  ...each(
    forms('pattern', 'domain', 'dataset_domain'),
    merged(
      { domain_pattern: rules({ '.*orders': ['urn:li:domain:new'] }) },
      { domain_pattern: rules({ '.*orders': ['new'], '.*': ['Stored'] }, false), is_container: true },
    ),
  ),
  ...each(
    ['add_domain', 'add_dataset_domain'],
    merged(
      { get_domains_to_add: program('domains') },
      { get_domains_to_add: program('domains'), is_container: true, on_conflict: 'DO_NOTHING' },
    ),
  ),
  [
    'simple_add_dataset_tags',
    merged({ tag_urns: ['urn:li:tag:new', 'urn:li:tag:shared'] }, { tag_urns: [] }),
  ],
  [
    'pattern_add_dataset_tags',
    merged(
      { tag_pattern: rules({ '.*orders': ['urn:li:tag:new'] }) },
      {
        tag_pattern: rules(
          { '.*orders': ['urn:li:tag:new'], 'urn.*': ['urn:li:tag:a b', 'urn:li:tag:new'] },
          false,
        ),
      },
    ),
  ],
  ['add_dataset_tags', merged({ get_tags_to_add: program('tags') })],
  [
    'extract_dataset_tags',
    merged(
      { extract_tags_regex: '^([^.]+)\\.' },
      { extract_tags_from: 'urn', extract_tags_regex: '_(\\w+)$' },
    ),
  ],
  [
    'simple_add_dataset_terms',
    merged({ term_urns: ['urn:li:glossaryTerm:New', 'urn:li:glossaryTerm:Shared'] }),
  ],
  ['pattern_add_dataset_terms', merged({ term_pattern: rules({ '.*orders': ['urn:li:glossaryTerm:New'] }) })],
  ['add_dataset_terms', merged({ get_terms_to_add: program('terms') })],
  [
    'pattern_add_dataset_schema_tags',
    merged(
      { tag_pattern: rules({ 'id|größe': ['urn:li:tag:new'] }) },
      { tag_pattern: rules({ '.*': ['urn:li:tag:all'], em: ['urn:li:tag:pii'] }, false) },
      { tag_pattern: rules({ id: ['urn:li:tag:stored'] }) },
    ),
  ],
  [
    'pattern_add_dataset_schema_terms',
    merged(
      { term_pattern: rules({ 'id|größe': ['urn:li:glossaryTerm:New'] }) },
      { term_pattern: rules({ '.*': ['urn:li:glossaryTerm:All'], em: ['urn:li:glossaryTerm:PII'] }, false) },
    ),
  ],
  [
    'simple_add_dataset_properties',
    merged({ properties: { team: 'added', new: 'yes' } }, { properties: {} }),
  ],
  ['add_dataset_properties', merged({ add_properties_resolver_class: program('properties') })],
  [
    'simple_add_dataset_dataproduct',
    [{ dataset_to_data_product_urns: { [orders]: 'urn:li:dataProduct:sales' } }],
  ],
  [
    'pattern_add_dataset_dataproduct',
    [
      { dataset_to_data_product_urns_pattern: rules({ '.*orders': 'urn:li:dataProduct:sales' }) },
      {
        dataset_to_data_product_urns_pattern: rules({
          '.*orders': ['urn:li:dataProduct:sales'],
          '.*': ['urn:li:dataProduct:rest'],
        }),
        is_container: true,
      },
    ],
  ],
  [
    'add_dataset_dataproduct',
    [
      { get_data_product_to_add: program('product') },
      { get_data_product_to_add: program('product'), is_container: true },
    ],
  ],
  [
    'set_dataset_browse_path',
    merged(
      { path_templates: ['/ENV/PLATFORM/DATASET_PARTS', '/prod/PLATFORM', '/$&'] },
      { path_templates: [] },
    ),
  ],
  [
    'set_browse_path',
    merged(
      { path: ['eins', ' zwei ', ''] },
      {
        path: [
          '$container[0]',
          'urn:li:container:x',
          '$container[*]',
          '$container[7]',
          '$dataset[0]',
          '$container[1*]',
        ],
      },
    ),
  ],
  ['mark_dataset_status', [{ removed: true }, { removed: false }]],
  ['simple_remove_dataset_ownership', [{}]],
  ['pattern_cleanup_ownership', [{ pattern_for_cleanup: ['^ext_', 'o$'] }, { pattern_for_cleanup: [] }]],
  [
    'pattern_cleanup_dataset_usage_user',
    [{ pattern_for_cleanup: ['^ext_'] }, { pattern_for_cleanup: ['^ext_', '\\.shop$'] }],
  ],
  [
    'extract_ownership_from_tags',
    [
      {},
      { tag_pattern: 'owner:' },
      { tag_pattern: 'owner:', is_user: false, owner_type: 'BUSINESS_OWNER' },
      { tag_pattern: '(\\w+):', extract_owner_type_from_tag_pattern: true },
      { tag_pattern: ':', extract_owner_type_from_tag_pattern: true },
      {
        tag_pattern: 'owner',
        email_domain: 'example.org',
        tag_character_mapping: { ':': '-', 'owner:': 'owner ' },
      },
      { tag_pattern: 'owner:', owner_type: 'Steward', owner_type_urn: 'urn:li:ownershipType:steward' },
    ],
  ],
  [
    'domain_mapping_based_on_tags',
    merged(
      { domain_mapping: { pii: 'urn:li:domain:new', shared: 'Stored' } },
      { domain_mapping: { gold: 'New' } },
    ),
  ],
  ['tags_to_term', merged({ tags: ['pii', 'gold'] }, { tags: ['gold'] })],
  [
    'tags_to_structured_properties',
    [
      { process_key_value_tags: true, key_value_property_prefix: 'io.example.' },
      {
        tag_structured_property_map: {
          tier: { values: ['gold', 'silver'] },
          other: { values: ['gold', 'reported'] },
        },
        remove_original_tags: true,
      },
      { remove_original_tags: true },
    ],
  ],
  ...each(
    ['replace_external_url', 'replace_external_url_container'],
    [
      { input_pattern: 'old\\.(\\w+)\\.org', replacement: 'new.\\1.net' },
      { input_pattern: '(?P<scheme>https?)://[^/]+', replacement: '\\g<scheme>s://$0\\g<1>' },
      { input_pattern: 'nothing', replacement: '' },
    ],
  ),
  [
    'set_attribution',
    [false, true].flatMap((patch_mode) => [
      { attribution_source: 'urn:li:platformResource:ingestion', patch_mode },
      {
        attribution_source: 'urn:li:platformResource:a/b',
        actor: 'urn:li:corpuser:ada',
        source_detail: { pipeline: 'nightly' },
        patch_mode,
      },
    ]),
  ],
]);

/** Every configuration over every entity, in every spread of its aspects. */
export const transformerCases: readonly TransformerCase[] = [...configurations].flatMap(([type, configs]) =>
  configs.flatMap((config) =>
    [orders, bare, container, job, chart].flatMap((entity) =>
      Object.entries(spreads).map(([spread, apart]) => ({
        type,
        config,
        entity,
        spread,
        records: apart(reported[entity] ?? {}).map((aspects) =>
          Object.entries(aspects).map(([aspectName, aspect]) => ({ entityUrn: entity, aspectName, aspect })),
        ),
      })),
    ),
  ),
);
