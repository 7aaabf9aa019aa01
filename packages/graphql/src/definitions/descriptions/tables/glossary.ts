import type { Descriptions } from '../descriptions.ts';

/** The glossary and business attributes. */
export const glossary: Descriptions = {
  CreateGlossaryEntityInput: {
    $: 'A glossary term or node to create.',
    description: 'Definition; empty by default.',
    parentNode: 'URN of the parent node; at the top by default.',
  },
  UpdateParentNodeInput: {
    $: 'A glossary term or node and its new parent.',
    parentNode: 'URN of the new parent node; null moves it to the top.',
    resourceUrn: 'URN of the glossary term or node to move.',
  },
  RelatedTermsInput: {
    $: 'Glossary terms to relate to another.',
    urn: 'URN of the glossary term that the relationships start from.',
    relationshipType: 'Kind of relationship.',
  },
  TermRelationshipType: {
    $: 'Kinds of relationship between glossary terms.',
    isA: 'The term is a special case of the other.',
    hasA: 'The term contains the other.',
  },
  GetRootGlossaryEntitiesInput: {
    $: 'Which page of the top of the glossary to return.',
    start: 'Position of the first result, counted from 0.',
    count: 'Maximum number of results.',
  },
  GetRootGlossaryTermsResult: {
    $: 'One page of the glossary terms at the top.',
  },
  GetRootGlossaryNodesResult: {
    $: 'One page of the glossary nodes at the top.',
  },
  GlossaryNode: {
    parentNodes: 'The nodes above, from the parent to the top.',
    childrenCount: 'Number of direct children.',
    glossaryChildrenSearch: 'Searches the direct children.',
  },
  GlossaryNodeChildrenCount: {
    $: 'Number of direct children of a glossary node.',
    termsCount: 'Number of glossary terms.',
    nodesCount: 'Number of glossary nodes.',
  },
  GlossaryNodeProperties: {
    description: 'What the node groups.',
  },
  GlossaryTerm: {
    hierarchicalName: 'The id of the term from its URN, with dots between levels.',
    parentNodes: 'The nodes above, from the parent to the top.',
  },
  GlossaryTermInfo: {
    description: 'What the term means; the same as `definition`.',
  },
  GlossaryTermProperties: {
    description: 'What the term means.',
  },
  ParentNodesResult: {
    $: 'The nodes above a glossary term or node.',
    nodes: 'Nodes, from the parent to the top.',
  },
  GlossaryTermAssociation: {
    term: 'The glossary term.',
  },
  TagAssociation: {
    tag: 'The tag.',
  },
  ApplicationAssociation: {
    application: 'The application.',
  },
  BusinessAttributeAssociation: {
    businessAttribute: 'The business attribute.',
  },
  CreateBusinessAttributeInput: {
    $: 'A business attribute to create.',
    type: 'Data type of the columns that the attribute describes.',
    name: 'Name; it must be unique.',
  },
  UpdateBusinessAttributeInput: {
    $: 'New values of a business attribute; omitted fields keep theirs.',
    name: 'New name; it must be unique.',
    type: 'Data type of the columns that the attribute describes.',
  },
  AddBusinessAttributeInput: {
    $: 'A business attribute and the columns that it applies to.',
    businessAttributeUrn: 'URN of the business attribute.',
    resourceUrn: 'Columns, by their dataset and path or by the URN of their schema field.',
  },
  ListBusinessAttributesInput: {
    $: 'Which business attributes to list.',
  },
  ListBusinessAttributesResult: {
    $: 'One page of business attributes.',
  },
  BusinessAttributeInfo: {
    tags: 'Tags of the attribute, which apply to all its columns.',
  },
};
