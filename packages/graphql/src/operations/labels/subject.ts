import type { Subject } from '../../subject.ts';
import { assets } from './assets.ts';
import { deprecation } from './deprecation.ts';
import { descriptions } from './description.ts';
import { displayProperties } from './display-properties.ts';
import { domains } from './domains.ts';
import { erModelRelationships } from './er-model-relationships.ts';
import { lineage } from './lineage.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { owners } from './owners.ts';
import { patches } from './patch.ts';
import { people } from './people.ts';
import { states } from './states.ts';
import { structuredProperties } from './structured-properties.ts';
import { tagEntities } from './tag-entities.ts';
import { tags } from './tags.ts';
import { terms } from './terms.ts';

/** Tags, terms, owners, links, documentation and other labels of entities. */
export const labels: readonly Subject[] = [
  tags,
  terms,
  owners,
  links,
  descriptions,
  names,
  displayProperties,
  domains,
  deprecation,
  states,
  structuredProperties,
  lineage,
  patches,
  assets,
  tagEntities,
  people,
  erModelRelationships,
];
