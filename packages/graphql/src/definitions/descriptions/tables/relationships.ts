import type { Descriptions } from '../descriptions.ts';

/** Relationships and lineage. */
export const relationships: Descriptions = {
  RelationshipsInput: {
    $: 'Which relationships of an entity to return.',
    types: 'Names of relationships, such as `OwnedBy`; all when empty.',
    direction: 'Whether the relationships start or end at the entity.',
    includeSoftDelete: 'False leaves out soft-deleted entities; true by default.',
    relatedEntityTypes: 'Entity types at the other end, as in the model; all by default.',
    count: 'Maximum number of relationships; 100 by default.',
  },
  RelationshipDirection: {
    $: 'Directions of a relationship.',
    INCOMING: 'The relationship ends at the entity.',
    OUTGOING: 'The relationship starts at the entity.',
  },
  EntityRelationshipsResult: {
    $: 'One page of relationships of an entity.',
    relationships: 'The relationships in the page.',
  },
  EntityRelationship: {
    $: 'A relationship of an entity to another.',
    type: 'Name of the relationship, such as `OwnedBy`.',
    direction: 'Whether the relationship starts or ends at the entity.',
    entity: 'The entity at the other end.',
    created: 'When the relationship was created, and by whom.',
  },
  EntityRelationshipLegacy: {
    $: 'A relationship of an entity to another.',
    entity: 'The entity at the other end.',
    created: 'When the relationship was created, and by whom.',
  },
  UpstreamEntityRelationships: {
    $: 'Relationships to upstream entities.',
    entities: 'The relationships.',
  },
  DownstreamEntityRelationships: {
    $: 'Relationships to downstream entities.',
    entities: 'The relationships.',
  },
  DataFlowDataJobsRelationships: {
    $: 'Relationships of a data flow to its jobs.',
    entities: 'The relationships.',
  },
  LineageDirection: {
    $: 'Directions of lineage.',
    UPSTREAM: 'To what the data comes from.',
    DOWNSTREAM: 'To what uses the data.',
  },
  LineageInput: {
    $: 'Which neighbours in lineage to return.',
    direction: 'Whether to return upstream or downstream neighbours.',
    count: 'Maximum number of neighbours; 100 by default.',
    separateSiblings: 'True keeps siblings apart; by default they count as one entity.',
    startTimeMillis: 'Only edges seen after this time, in milliseconds since the epoch.',
    endTimeMillis: 'Only edges seen before this time, in milliseconds since the epoch.',
    includeGhostEntities: 'True includes entities that are not stored; false by default.',
  },
  EntityLineageResult: {
    $: 'One page of neighbours in lineage.',
    filtered: 'Number of neighbours left out of all pages, for example because they are not stored.',
    relationships: 'Edges to the neighbours in the page.',
  },
  LineageRelationship: {
    $: 'An edge to a neighbour in lineage.',
    type: 'Name of the relationship, such as `DownstreamOf`.',
    entity: 'The neighbour.',
    degree: 'Number of hops.',
    createdOn: 'When the edge was first seen, in milliseconds since the epoch.',
    createdActor: 'Who created the edge.',
    updatedOn: 'When the edge was last seen, in milliseconds since the epoch.',
    updatedActor: 'Who last changed the edge.',
    isManual: 'Whether a person added the edge.',
    paths: 'The path to the neighbour.',
  },
  EntityPath: {
    $: 'A path between two entities.',
    path: 'Entities from the first to the last.',
  },
  EntityWithRelationships: {
    $: 'An entity that takes part in lineage.',
  },
  Entity: {
    $: 'Anything that has a URN.',
  },
  EntityEdge: {
    destination: 'The entity that the edge points to.',
  },
};
