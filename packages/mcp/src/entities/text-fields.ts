import type { Aspect, Entity, Registry } from '@colophon/schema';

/** A field of an aspect that holds a text. */
export interface TextField {
  readonly aspect: string;
  readonly field: string;
}

/** The fields that name and describe entities of a type: those that people edit come first, since they win. */
export interface TextFields {
  readonly names: readonly TextField[];
  readonly descriptions: readonly TextField[];
}

/** Fields that the model does not label. */
const unlabelled: Readonly<Record<string, Partial<TextFields>>> = {
  corpuser: {
    names: [
      { aspect: 'corpUserInfo', field: 'fullName' },
      { aspect: 'corpUserInfo', field: 'email' },
    ],
    descriptions: [{ aspect: 'corpUserEditableInfo', field: 'aboutMe' }],
  },
};

const cache = new WeakMap<Registry, Map<string, TextFields>>();

export function textFieldsOf(registry: Registry, entityType: string): TextFields {
  const known = cache.get(registry) ?? new Map<string, TextFields>();
  cache.set(registry, known);
  const fields = known.get(entityType) ?? findTextFields(registry.entities.get(entityType));
  known.set(entityType, fields);
  return fields;
}

function findTextFields(entity: Entity | undefined): TextFields {
  const aspects = entity ? [entity.key, ...entity.aspects] : [];
  const labelled = (label: string) => aspects.flatMap((aspect) => fieldsLabelled(aspect, label)).sort(byRank);
  const others = unlabelled[entity?.name ?? ''];
  return {
    names: [...labelled('name'), ...(others?.names ?? [])],
    descriptions: [...labelled('description'), ...(others?.descriptions ?? [])],
  };
}

const fieldsLabelled = ({ name, record }: Aspect, wanted: string): TextField[] =>
  Object.entries(record.fields).flatMap(([field, { search = [] }]) =>
    [search].flat().some(({ label, path }) => label === wanted && path === undefined)
      ? [{ aspect: name, field }]
      : [],
  );

const isEditable = ({ aspect }: TextField): boolean => /editable/i.test(aspect);

/** A name for people goes before one for programs. */
const rankOf = (field: TextField): number =>
  (isEditable(field) ? 2 : 0) + (field.field === 'displayName' ? 1 : 0);

const byRank = (a: TextField, b: TextField): number => rankOf(b) - rankOf(a);
