import { page, type Section } from '../section/sections.ts';

export const govern: Section = {
  section: 'govern',
  icon: 'domain',
  pages: [
    page('glossary', async () => (await import('./glossary/glossary-page.tsx')).GlossaryPage),
    page('domains', async () => (await import('./domains/domains-page.tsx')).DomainsPage),
    page('tags', async () => (await import('./tags/tags-page.tsx')).TagsPage),
    page('properties', async () => (await import('./properties/properties-page.tsx')).PropertiesPage),
    page('forms', async () => (await import('./forms/forms-page.tsx')).FormsPage),
    page('products', async () => (await import('./products/products-page.tsx')).ProductsPage),
    page(
      'ownership-types',
      async () => (await import('./ownership-types/ownership-types-page.tsx')).OwnershipTypesPage,
    ),
  ],
};
