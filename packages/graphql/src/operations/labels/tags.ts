import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import {
  type Association,
  addLabels,
  batchAddLabels,
  batchRemoveLabels,
  removeLabels,
} from './associations.ts';
import type { ResourceRef } from './targets.ts';
import type { Optional } from './values.ts';

const tagging: Association = {
  aspect: 'globalTags',
  list: 'tags',
  key: 'tag',
  entityType: 'tag',
  privilege: 'EDIT_ENTITY_TAGS',
  columnPrivilege: 'EDIT_DATASET_COL_TAGS',
  create: (_, tag) => ({ tag }),
  stamp: () => ({}),
};

interface TagInput extends ResourceRef {
  readonly tagUrn: string;
}

interface TagsInput extends ResourceRef {
  readonly tagUrns: readonly string[];
}

interface BatchTagsInput {
  readonly tagUrns: readonly string[];
  readonly resources: readonly Optional<ResourceRef>[];
}

interface Args<Input> {
  readonly input: Input;
}

const one = ({ tagUrn }: TagInput) => ({ urns: [tagUrn], place: 'input.tagUrn' });
const several = ({ tagUrns }: Pick<TagsInput, 'tagUrns'>) => ({ urns: tagUrns, place: 'input.tagUrns' });

/** Tags of entities and of columns. */
export const tags: Subject = {
  mutations: {
    addTag: ({ input }: Args<TagInput>, context: GraphqlContext) =>
      addLabels(context, tagging, one(input), input),
    addTags: ({ input }: Args<TagsInput>, context: GraphqlContext) =>
      addLabels(context, tagging, several(input), input),
    batchAddTags: ({ input }: Args<BatchTagsInput>, context: GraphqlContext) =>
      batchAddLabels(context, tagging, several(input), input.resources),
    removeTag: ({ input }: Args<TagInput>, context: GraphqlContext) =>
      removeLabels(context, tagging, one(input), input),
    batchRemoveTags: ({ input }: Args<BatchTagsInput>, context: GraphqlContext) =>
      batchRemoveLabels(context, tagging, several(input), input.resources),
  },
};
