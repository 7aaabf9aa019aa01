import type { Subject } from '../../resolvers.ts';
import { applications } from './applications.ts';
import { dataProductAssets } from './data-product-assets.ts';
import { dataProducts } from './data-products.ts';
import { domains } from './domains.ts';
import { glossary } from './glossary.ts';
import { glossaryChildren } from './glossary-children.ts';
import { ownershipTypes } from './ownership-types.ts';
import { relatedTerms } from './related-terms.ts';
import { tags } from './tags.ts';
import { versions } from './versions.ts';

/** What a catalogue is organised by: domains, glossary, data products, applications, properties, forms, documents. */
export const governance: readonly Subject[] = [
  tags,
  domains,
  glossary,
  glossaryChildren,
  relatedTerms,
  dataProducts,
  dataProductAssets,
  applications,
  ownershipTypes,
  versions,
];
