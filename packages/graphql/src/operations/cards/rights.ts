import { editorsOf, isCatalogueError, type Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import { managesInGlossary } from '../labels/access.ts';
import { descriptionPlaces } from '../labels/description.ts';
import { namings } from '../labels/names.ts';
import { resourceTypes } from '../quality/incidents.ts';

/** Whether the caller may edit a part of an entity. */
interface EditRight {
  readonly edit: string;
  readonly isAllowed: boolean;
  /** Any one is enough. */
  readonly privileges: readonly Privilege[];
}

/** An edit as its operation allows it. */
interface Rule {
  /** Any one is enough for the operation. Each list is made once: what is known of one is found by its identity. */
  readonly privileges: readonly Privilege[];
  /** What is written: an entity of a type that has none of these aspects cannot be edited so. */
  readonly aspects: readonly string[];
  /** Who manages a part of the glossary needs no privilege on what is in it. */
  readonly isFreeInGlossary?: boolean;
}

const columns = ['editableSchemaMetadata'] as const;
const rules: Readonly<Record<string, Rule>> = {
  ASPECTS: { privileges: ['EDIT_ENTITY'], aspects: [] },
  COLUMN_DESCRIPTIONS: { privileges: ['EDIT_ENTITY', 'EDIT_DATASET_COL_DESCRIPTION'], aspects: columns },
  COLUMN_TAGS: { privileges: ['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'], aspects: columns },
  COLUMN_TERMS: { privileges: ['EDIT_ENTITY', 'EDIT_DATASET_COL_GLOSSARY_TERMS'], aspects: columns },
  DEPRECATION: { privileges: ['EDIT_ENTITY', 'EDIT_DEPRECATION_PRIVILEGE'], aspects: ['deprecation'] },
  DOMAIN: {
    privileges: ['EDIT_ENTITY', 'EDIT_DOMAINS_PRIVILEGE'],
    aspects: ['domains'],
    isFreeInGlossary: true,
  },
  LINEAGE: {
    privileges: ['EDIT_ENTITY', 'EDIT_LINEAGE'],
    aspects: ['upstreamLineage', 'dataJobInputOutput', 'chartInfo', 'dashboardInfo'],
  },
  LINKS: {
    privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_DOC_LINKS'],
    aspects: ['institutionalMemory'],
    isFreeInGlossary: true,
  },
  OWNERS: {
    privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_OWNERS'],
    aspects: ['ownership'],
    isFreeInGlossary: true,
  },
  REMOVAL: { privileges: ['DELETE_ENTITY'], aspects: ['status'] },
  STRUCTURED_PROPERTIES: {
    privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'],
    aspects: ['structuredProperties'],
  },
  TAGS: { privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], aspects: ['globalTags'] },
  TERMS: { privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_GLOSSARY_TERMS'], aspects: ['glossaryTerms'] },
};
const incidents: Rule = { privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_INCIDENTS'], aspects: [] };
const description = ['EDIT_ENTITY', 'EDIT_ENTITY_DOCS', 'MANAGE_ASSET_SUMMARY'] as const;
const descriptionOfContainer = ['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'] as const;

/** What can be edited of an entity of its type, and whether the caller may: as the operations and the session decide it. */
export async function rightsOn(entity: EntityStub, context: GraphqlContext): Promise<readonly EditRight[]> {
  const known = context.registry.entities.get(entity.entityType);
  if (!known) return [];
  const has = new Set(known.aspects.map(({ name }) => name));
  const rights = Object.entries(rulesFor(entity.entityType)).flatMap(([edit, rule]) => {
    const written = rule.aspects.filter((aspect) => has.has(aspect));
    if (written.length === 0 && rule.aspects.length > 0) return [];
    return [rightOf(edit, { ...rule, aspects: written }, entity, context)];
  });
  return Promise.all([...rights, ...nameRight(entity, context)]);
}

function rulesFor(entityType: string): Readonly<Record<string, Rule>> {
  const described = entityType === 'document' ? 'documentation' : descriptionPlaces[entityType]?.aspect;
  return {
    ...rules,
    ...(resourceTypes.includes(entityType) && { INCIDENTS: incidents }),
    ...(described !== undefined && {
      DESCRIPTION: {
        privileges: entityType === 'container' ? descriptionOfContainer : description,
        aspects: [described],
        isFreeInGlossary: true,
      },
    }),
  };
}

async function rightOf(
  edit: string,
  { privileges, aspects, isFreeInGlossary }: Rule,
  { urn, entityType }: EntityStub,
  context: GraphqlContext,
): Promise<EditRight> {
  if (isFreeInGlossary && (await managesInGlossary(context, urn)))
    return { edit, isAllowed: true, privileges };
  if (!(await context.may(privileges, urn))) return { edit, isAllowed: false, privileges };
  // Lineage is written to whatever the type has; every other edit has one aspect.
  for (const aspect of edit === 'LINEAGE' ? [] : aspects) {
    const editors = editorsOf(entityType, aspect);
    if (!(await context.may(editors, urn))) return { edit, isAllowed: false, privileges: editors };
  }
  return { edit, isAllowed: true, privileges };
}

/** None for a type whose entities keep their names. */
function nameRight({ urn, entityType }: EntityStub, context: GraphqlContext): readonly Promise<EditRight>[] {
  const naming = namings[entityType];
  if (!naming) return [];
  const decide = async (): Promise<EditRight> => {
    const { privileges } = naming;
    try {
      await naming.requireRight(context, urn);
      return { edit: 'NAME', isAllowed: true, privileges };
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
      return { edit: 'NAME', isAllowed: false, privileges };
    }
  };
  return [decide()];
}
