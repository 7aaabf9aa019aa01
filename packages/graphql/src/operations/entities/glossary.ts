import type { FieldSource, Subject } from '../../subject.ts';
import { creationOfOwner } from './shared.ts';
import { ofEntity, ofRecord, recordsIn } from './values.ts';

/** A name in a hierarchy is what follows the last dot. */
const lastName = (name: string | undefined) => name?.slice(name.lastIndexOf('.') + 1);

const term: Readonly<Record<string, FieldSource>> = {
  description: 'definition',
  name: ofRecord((info, _, { owners, registry }) => {
    const owner = owners.of(info);
    return info.name ?? (owner && lastName(registry.parseEntityUrn(owner.urn).parts[0]));
  }),
};

/** The glossary, domains, data products, applications, tags. */
export const glossary: Subject = {
  yields: true,
  fields: {
    GlossaryTerm: {
      name: ofEntity(({ urn }, _, { registry }) => lastName(registry.parseEntityUrn(urn).parts[0])),
      hierarchicalName: ofEntity(({ urn }, _, { registry }) => registry.parseEntityUrn(urn).parts[0]),
    },
    GlossaryTermInfo: term,
    GlossaryTermProperties: { ...term, createdOn: creationOfOwner },
    GlossaryNodeProperties: { ...term, createdOn: creationOfOwner },
    DomainProperties: { createdOn: 'created' },
    DataProductProperties: {
      numAssets: ofRecord(({ assets }) => recordsIn(assets).length),
      createdOn: creationOfOwner,
    },
    ApplicationProperties: {
      numAssets: ofRecord(async (properties, _, { owners, session }) => {
        const owner = owners.of(properties);
        if (!owner) return null;
        const { total } = await session.relationships({
          urn: owner.urn,
          direction: 'incoming',
          types: ['AssociatedWith'],
          start: 0,
          count: 0,
        });
        return total;
      }),
    },
    Tag: { description: 'tagProperties.description', editableProperties: 'tagProperties' },
    DataPlatform: {
      displayName: ofEntity(async ({ urn }, _, { aspects, registry }) => {
        const info = await aspects.load(urn, 'dataPlatformInfo');
        return info?.displayName ?? registry.parseEntityUrn(urn).parts[0];
      }),
    },
    VersionSet: { latestVersion: 'versionSetProperties.latest' },
  },
};
