import { defineTool } from '../server/tool.ts';
import { changeLabels } from './change-labels.ts';
import { stampOf } from './edit-aspect.ts';
import { columnParameter, urnParameter, urnsParameter } from './parameters.ts';

export const changeTerms = defineTool({
  kind: 'writing',
  name: 'change_terms',
  title: 'Add and remove glossary terms',
  description:
    'Attach glossary terms to an entity or to a column of a dataset, and detach others. The terms must exist: find them with search or browse, or make one with create_glossary_term.',
  isDestructive: true,
  input: {
    urn: urnParameter,
    column: columnParameter,
    add: urnsParameter('URNs of glossary terms to attach. Default: none.'),
    remove: urnsParameter('URNs of glossary terms to detach. Default: none.'),
  },
  run: (input, { session }) =>
    changeLabels(
      session,
      {
        aspect: 'glossaryTerms',
        list: 'terms',
        member: 'urn',
        entityType: 'glossaryTerm',
        stamp: (of) => ({ auditStamp: stampOf(of) }),
      },
      input,
    ),
});
