import { defineTool } from '../server/tool.ts';
import { changeLabels } from './change-labels.ts';
import { columnParameter, urnParameter, urnsParameter } from './parameters.ts';

export const changeTags = defineTool({
  kind: 'writing',
  name: 'change_tags',
  title: 'Add and remove tags',
  description:
    'Add tags to an entity or to a column of a dataset, and remove others. The tags must exist: find them with search or browse.',
  isDestructive: true,
  input: {
    urn: urnParameter,
    column: columnParameter,
    add: urnsParameter('URNs of tags to add. Default: none.'),
    remove: urnsParameter('URNs of tags to remove. Default: none.'),
  },
  run: (input, { session }) =>
    changeLabels(session, { aspect: 'globalTags', list: 'tags', member: 'tag', entityType: 'tag' }, input),
});
