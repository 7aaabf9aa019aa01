import type { Aspect } from '@colophon/schema';
import type { ChangeCategory } from './change.ts';
import { columnChanges, columnNotes } from './column-changes.ts';
import { type Detector, members, single } from './detect.ts';
import { ownerChanges } from './owner-changes.ts';

const parent = (field: string) =>
  single({ category: 'PARENT', field, parameter: 'parentUrn', noun: 'parent' });
const related = (list: string) =>
  members({ category: 'RELATED_ENTITIES', list, parameter: 'entityUrn', noun: 'related term' });

/** What each aspect reports, in addition to descriptions. */
const byAspect: Readonly<Record<string, readonly Detector[]>> = {
  globalTags: [members({ category: 'TAG', list: 'tags', key: 'tag', parameter: 'tagUrn', noun: 'tag' })],
  glossaryTerms: [
    members({
      category: 'GLOSSARY_TERM',
      list: 'terms',
      key: 'urn',
      parameter: 'termUrn',
      noun: 'glossary term',
    }),
  ],
  ownership: [ownerChanges],
  schemaMetadata: [columnChanges, columnNotes('fields')],
  editableSchemaMetadata: [columnNotes('editableSchemaFieldInfo')],
  institutionalMemory: [
    members({ category: 'DOCUMENTATION', list: 'elements', key: 'url', parameter: 'url', noun: 'link' }),
  ],
  domains: [members({ category: 'DOMAIN', list: 'domains', parameter: 'domainUrn', noun: 'domain' })],
  structuredProperties: [
    members({
      category: 'STRUCTURED_PROPERTY',
      list: 'properties',
      key: 'propertyUrn',
      parameter: 'propertyUrn',
      noun: 'structured property',
    }),
  ],
  applications: [
    members({
      category: 'APPLICATION',
      list: 'applications',
      parameter: 'applicationUrn',
      noun: 'application',
    }),
  ],
  businessAttributes: [
    single({
      category: 'BUSINESS_ATTRIBUTE',
      field: 'businessAttribute.businessAttributeUrn',
      parameter: 'businessAttributeUrn',
      noun: 'business attribute',
    }),
  ],
  dataProductProperties: [
    members({
      category: 'ASSET_MEMBERSHIP',
      list: 'assets',
      key: 'destinationUrn',
      parameter: 'assetUrn',
      noun: 'asset',
    }),
    parent('parentDataProduct'),
  ],
  container: [parent('container')],
  domainProperties: [parent('parentDomain')],
  glossaryTermInfo: [parent('parentNode')],
  glossaryNodeInfo: [parent('parentNode')],
  glossaryRelatedTerms: ['isRelatedTerms', 'hasRelatedTerms', 'values', 'relatedTerms'].map(related),
  versionProperties: [
    single({ category: 'VERSIONING', field: 'version.versionTag', parameter: 'version', noun: 'version' }),
  ],
  deprecation: [
    (before, after, urn) => {
      const [was, is] = [before.deprecated === true, after.deprecated === true];
      if (was === is) return [];
      return [
        {
          entityUrn: urn,
          category: 'DEPRECATION',
          operation: 'MODIFY',
          modifier: is ? 'DEPRECATED' : 'ACTIVE',
          parameters: { status: is ? 'DEPRECATED' : 'ACTIVE' },
          semanticChange: 'MINOR',
          description: is ? 'It was deprecated.' : 'It is no longer deprecated.',
        },
      ];
    },
  ],
  status: [
    (before, after, urn) => {
      const [was, is] = [before.removed === true, after.removed === true];
      if (was === is) return [];
      return [
        {
          entityUrn: urn,
          category: 'LIFECYCLE',
          operation: is ? 'SOFT_DELETE' : 'REINSTATE',
          semanticChange: is ? 'MAJOR' : 'MINOR',
          description: is ? 'It was soft-deleted.' : 'It was restored.',
        },
      ];
    },
  ],
};

/** Fields that hold the documentation of an entity, in whichever aspect they stand. */
const documentation = ['description', 'definition'];

/** Everything that versions of an aspect can report about an entity. */
export function detectorsOf(aspect: Aspect, isKey: boolean): readonly Detector[] {
  const texts = documentation
    .filter((field) => Object.hasOwn(aspect.record.fields, field))
    .map((field) => single({ category: 'DOCUMENTATION', field, noun: field }));
  const own = Object.hasOwn(byAspect, aspect.name) ? byAspect[aspect.name] : undefined;
  return [...texts, ...(own ?? []), ...(isKey ? [created] : [])];
}

const created: Detector = (before, _, urn) =>
  Object.keys(before).length > 0
    ? []
    : [
        {
          entityUrn: urn,
          category: 'LIFECYCLE',
          operation: 'CREATE',
          semanticChange: 'MINOR',
          description: 'It was created.',
        },
      ];

/** Other names by which a category can be requested. */
export const categoryAliases: ReadonlyMap<string, ChangeCategory> = new Map([['OWNER', 'OWNERSHIP']]);
