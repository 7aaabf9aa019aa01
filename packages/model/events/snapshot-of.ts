import { array, type Entity, type RecordType, record, union, urn } from '@colophon/schema';

/**
 * The snapshot of an entity: its urn, and any of the named aspects, its key first. The name follows that of the key:
 * `…metadata.key.DatasetKey` gives `…metadata.snapshot.DatasetSnapshot`.
 */
export function snapshotOf({ name, key, aspects }: Entity, aspectNames: readonly string[]): RecordType {
  const records = aspectNames.map((aspectName) => {
    const aspect = aspects.find((candidate) => candidate.name === aspectName);
    if (!aspect) throw new Error(`The entity ${name} has no aspect ${aspectName} for its snapshot.`);
    return aspect.record;
  });
  return record({
    name: key.record.name.replace('.key.', '.snapshot.').replace(/Key$/, 'Snapshot'),
    doc: `Aspects of one entity of type \`${name}\`, to be written together; those left out stay as they are.`,
    fields: {
      urn: { type: urn(name), doc: 'URN of the entity that the aspects describe.' },
      aspects: {
        type: array(union(key.record, ...records)),
        doc: 'The aspects to write, each at most once.',
      },
    },
  });
}
