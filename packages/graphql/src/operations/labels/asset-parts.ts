import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { AspectEdit } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { requireAddress } from './links.ts';
import { ownershipTypeFields } from './owners.ts';
import { given, type Optional, objectsAt, stampOf, stampsOf } from './values.ts';

export interface OwnershipUpdate {
  readonly owners: readonly {
    readonly owner: string;
    readonly type?: Optional<string>;
    readonly ownershipTypeUrn?: Optional<string>;
  }[];
}

export interface TagsUpdate {
  readonly tags?: Optional<readonly { readonly tag: { readonly urn: string } }[]>;
}

export interface LinksUpdate {
  readonly elements: readonly {
    readonly url: string;
    readonly description?: Optional<string>;
    readonly author: string;
    /** Milliseconds since the epoch. */
    readonly createdAt?: Optional<number>;
  }[];
}

export interface DeprecationUpdate {
  readonly deprecated: boolean;
  readonly decommissionTime?: Optional<number>;
  readonly note: string;
}

export interface ColumnsUpdate {
  readonly editableSchemaFieldInfo: readonly {
    readonly fieldPath: string;
    readonly description?: Optional<string>;
    readonly globalTags?: Optional<TagsUpdate>;
  }[];
}

/** A part of an entity that an update replaces. */
export interface Part extends Omit<AspectEdit, 'urn'> {
  /** Each is needed by whoever may not change the whole entity. */
  readonly privileges: readonly Privilege[];
}

const ownerTypes = ['corpuser', 'corpGroup'];

/** Owners, in place of those that there are. One that does not say what it is has no particular type. */
export function ownershipPart(context: GraphqlContext, { owners }: OwnershipUpdate, place: string): Part {
  const value = {
    owners: owners.map(({ owner, type, ownershipTypeUrn }, i) => ({
      owner: requireType(context, owner, `${place}.owners[${i}].owner`, ...ownerTypes),
      ...ownershipTypeFields(
        context,
        { type: type ?? (ownershipTypeUrn ? null : 'NONE'), ownershipTypeUrn },
        `${place}.owners[${i}]`,
      ),
      source: { type: 'MANUAL' },
    })),
    lastModified: stampOf(context),
  };
  return { aspect: 'ownership', privileges: ['EDIT_ENTITY_OWNERS'], change: () => value };
}

/** Tags, in place of those that there are. */
export function tagsPart(context: GraphqlContext, update: TagsUpdate, place: string): Part {
  const value = toTags(context, update, place);
  return { aspect: 'globalTags', privileges: ['EDIT_ENTITY_TAGS'], change: () => value };
}

const toTags = (context: GraphqlContext, { tags }: TagsUpdate, place: string): JsonObject => ({
  tags: (tags ?? []).map(({ tag }, i) => ({
    tag: requireType(context, tag.urn, `${place}.tags[${i}].tag.urn`, 'tag'),
  })),
});

/** Links, in place of those that there are. */
export function linksPart(context: GraphqlContext, { elements }: LinksUpdate, place: string): Part {
  const value = {
    elements: elements.map(({ url, description, author, createdAt }, i) => ({
      url: requireAddress(url, `${place}.elements[${i}].url`),
      description: description ?? '',
      createStamp: {
        time: createdAt ?? Date.now(),
        actor: requireType(context, author, `${place}.elements[${i}].author`, ...ownerTypes),
      },
    })),
  };
  return { aspect: 'institutionalMemory', privileges: ['EDIT_ENTITY_DOC_LINKS'], change: () => value };
}

/** What a dataset says of its use; what it is replaced by stays. */
export const deprecationPart = (
  { actor }: GraphqlContext,
  { deprecated, decommissionTime, note }: DeprecationUpdate,
): Part => ({
  aspect: 'deprecation',
  privileges: ['EDIT_ENTITY_STATUS'],
  change: (present) => ({
    ...given({ replacement: present?.replacement, decommissionTime }),
    deprecated,
    note,
    actor,
  }),
});

/** Descriptions and tags of columns, in place of those that there are. Their terms stay: an update cannot name any. */
export function columnsPart(context: GraphqlContext, update: ColumnsUpdate, place: string): Part {
  const columns = update.editableSchemaFieldInfo.map(({ fieldPath, description, globalTags }, i) => ({
    fieldPath,
    ...given({
      description,
      globalTags:
        globalTags && toTags(context, globalTags, `${place}.editableSchemaFieldInfo[${i}].globalTags`),
    }),
  }));
  return {
    aspect: 'editableSchemaMetadata',
    privileges: ['EDIT_DATASET_COL_TAGS', 'EDIT_DATASET_COL_DESCRIPTION'],
    change(present) {
      const before = objectsAt(present, 'editableSchemaFieldInfo');
      const termsOf = (path: string) => before.find(({ fieldPath }) => fieldPath === path)?.glossaryTerms;
      return {
        ...present,
        ...stampsOf(context, present),
        editableSchemaFieldInfo: columns.map((column) => ({
          ...column,
          ...given({ glossaryTerms: termsOf(column.fieldPath) }),
        })),
      };
    },
  };
}

/** The description, and of a dataset its name, that people have written. */
export const editablePart = (
  context: GraphqlContext,
  aspect: string,
  { description, name }: { readonly description: string; readonly name?: Optional<string> },
): Part => ({
  aspect,
  privileges: ['EDIT_ENTITY_DOCS'],
  change: (present) => ({ ...present, ...stampsOf(context, present), description, ...given({ name }) }),
});
