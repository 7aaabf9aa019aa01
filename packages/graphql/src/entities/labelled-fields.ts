import type { Aspect, Entity, Registry } from '@colophon/schema';

/** What the model labels fields with that mean the same over all entities. */
export type Label = 'name' | 'qualifiedName' | 'description';

/** Where a value of an entity stands. */
export interface LabelledField {
  readonly aspect: string;
  readonly field: string;
}

const known = new WeakMap<Registry, Map<string, readonly LabelledField[]>>();

/** The fields of an entity type with a label; first those that people edit, which are meant to replace what a source says. */
export function labelledFields(
  registry: Registry,
  entityType: string,
  label: Label,
): readonly LabelledField[] {
  const fields = known.get(registry) ?? new Map<string, readonly LabelledField[]>();
  known.set(registry, fields);
  const key = `${entityType} ${label}`;
  const entity = registry.entities.get(entityType);
  const found = fields.get(key) ?? (entity ? find(entity, label) : []);
  fields.set(key, found);
  return found;
}

function find({ key, aspects }: Entity, label: Label): readonly LabelledField[] {
  const edited = aspects.filter(isEdited);
  const others = aspects.filter((aspect) => !isEdited(aspect));
  return [...edited, ...others, key].flatMap((aspect) =>
    Object.entries(aspect.record.fields)
      // A name is what programs use, where there is one for people as well.
      .sort(([a], [b]) => Number(b === 'displayName') - Number(a === 'displayName'))
      .filter(([, { search }]) =>
        (search === undefined ? [] : [search].flat()).some(
          (annotation) => annotation.label === label && annotation.path === undefined,
        ),
      )
      .map(([field]) => ({ aspect: aspect.name, field })),
  );
}

const isEdited = ({ name }: Aspect): boolean => /^editable|Editable/.test(name);
