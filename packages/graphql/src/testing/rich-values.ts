import {
  type Entity,
  type Field,
  type Json,
  type JsonObject,
  type RecordType,
  type Registry,
  type Type,
  unionMemberName,
} from '@colophon/schema';

const sampleText = 'sample';

/** Deepest nesting of records in each other: some may hold themselves. */
const maxDepth = 8;

/** An entity of a type, by the same URN each time. */
export function sampleUrn(registry: Registry, { name, key }: Entity, text = sampleText): string {
  const parts = Object.values(key.record.fields).map((field) =>
    field.type.kind === 'primitive' ? text : String(sampleValue(registry, field.type, field)),
  );
  return parts.length === 1 ? `urn:li:${name}:${parts[0]}` : `urn:li:${name}:(${parts.join(',')})`;
}

/** A value of a record that leaves nothing out, not even what is optional, and differs from what is assumed without it. */
export function sampleRecord(registry: Registry, { fields }: RecordType, depth = 0): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (depth >= maxDepth) return [];
      const known = knownValues[name];
      return [
        [name, known && isAnyUrn(field.type) ? known : sampleValue(registry, field.type, field, depth)],
      ];
    }),
  );
}

/** What is at fields that may hold the URN of any entity, where only some types mean anything. */
const knownValues: Readonly<Record<string, Json>> = {
  actor: 'urn:li:corpuser:sample',
  actorUrn: 'urn:li:corpuser:sample',
  upstreams: ['urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:sample,sample,PROD),sample)'],
  downstreams: ['urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:sample,sample,PROD),sample)'],
};

const isAnyUrn = (type: Type): boolean =>
  type.kind === 'array' ? isAnyUrn(type.items) : type.kind === 'urn' && type.entityTypes.length === 0;

function sampleValue(registry: Registry, type: Type, field?: Field, depth = 0): Json {
  switch (type.kind) {
    case 'primitive':
      return samplePrimitive(type.name, field);
    case 'urn': {
      const entity = registry.entities.get(type.entityTypes[0] ?? 'dataset');
      if (!entity) throw new Error(`${type.entityTypes[0]}: the model has no such entity type`);
      return sampleUrn(registry, entity);
    }
    case 'array':
      return type.items.kind === 'union'
        ? type.items.members.map((member) => sampleMember(registry, member, depth))
        : [sampleValue(registry, type.items, undefined, depth)];
    case 'map':
      return { sample: sampleValue(registry, type.values, undefined, depth) };
    case 'enumeration': {
      const symbols = Object.keys(type.symbols);
      return symbols.find((symbol) => symbol !== field?.default) ?? symbols[0] ?? '';
    }
    case 'union':
      return sampleMember(registry, type.members[0] as RecordType, depth);
    default:
      return sampleRecord(registry, type, depth + 1);
  }
}

const sampleMember = (
  registry: Registry,
  member: Parameters<typeof unionMemberName>[0],
  depth: number,
): Json => ({
  [unionMemberName(member)]: sampleValue(registry, member, undefined, depth),
});

function samplePrimitive(name: string, field: Field | undefined): Json {
  if (name === 'string' || name === 'bytes') return sampleText;
  if (name === 'boolean') return field?.default !== true;
  return Math.max(7, field?.min ?? 0);
}
