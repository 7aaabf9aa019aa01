import { readDocumentation, searchDocumentation } from '../documentation/tools.ts';
import { browse } from '../reading/browse.ts';
import { getEntity } from '../reading/get-entity.ts';
import { getLineage } from '../reading/get-lineage.ts';
import { getQueries } from '../reading/get-queries.ts';
import { getUsage } from '../reading/get-usage.ts';
import { search } from '../reading/search.ts';
import { changeOwners } from '../writing/change-owners.ts';
import { changeTags } from '../writing/change-tags.ts';
import { changeTerms } from '../writing/change-terms.ts';
import { createGlossaryTerm } from '../writing/create-glossary-term.ts';
import { setDescription } from '../writing/set-description.ts';
import { setDomain } from '../writing/set-domain.ts';
import { setStructuredProperty } from '../writing/set-structured-property.ts';
import type { Tool } from './tool.ts';

export type { Tool, ToolKind } from './tool.ts';

/** Every tool, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  search,
  getEntity,
  getLineage,
  getQueries,
  getUsage,
  browse,
  searchDocumentation,
  readDocumentation,
  setDescription,
  changeTags,
  changeTerms,
  changeOwners,
  setDomain,
  setStructuredProperty,
  createGlossaryTerm,
];
