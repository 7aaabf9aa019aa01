import type { Subject } from '../../subject.ts';
import { applications } from './applications.ts';
import { businessAttributeColumns } from './business-attribute-columns.ts';
import { businessAttributes } from './business-attributes.ts';
import { dataProductAssets } from './data-product-assets.ts';
import { dataProducts } from './data-products.ts';
import { documentHistory } from './document-history.ts';
import { documentImport } from './document-import.ts';
import { documents } from './documents.ts';
import { domains } from './domains.ts';
import { formAnswers } from './form-answers.ts';
import { formAssignment } from './form-assignment.ts';
import { forms } from './forms.ts';
import { glossary } from './glossary.ts';
import { glossaryChildren } from './glossary-children.ts';
import { listings } from './listings.ts';
import { logicalChildren } from './logical-children.ts';
import { logicalModels } from './logical-models.ts';
import { ownershipTypes } from './ownership-types.ts';
import { relatedTerms } from './related-terms.ts';
import { structuredProperties } from './structured-properties.ts';
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
  businessAttributes,
  businessAttributeColumns,
  structuredProperties,
  forms,
  formAssignment,
  formAnswers,
  logicalModels,
  logicalChildren,
  versions,
  documents,
  documentImport,
  documentHistory,
  listings,
];
