import type { Subject } from '../../subject.ts';
import { browsing } from './browse.ts';
import { counting } from './counts.ts';
import { searchingDocuments } from './documents.ts';
import { searchingLineage } from './lineage/across-lineage.ts';
import { neighbouring } from './lineage/entity-lineage.ts';
import { searchingMembers } from './members.ts';
import { recommending } from './recommendations.ts';
import { searching } from './search.ts';
import { suggesting } from './suggest.ts';
import { searchingUsers } from './users.ts';

/** Everything by which entities are found: searches, lineage, browsing, suggestions. */
export const search: readonly Subject[] = [
  searching,
  suggesting,
  browsing,
  searchingLineage,
  neighbouring,
  searchingMembers,
  searchingDocuments,
  searchingUsers,
  counting,
  recommending,
];
