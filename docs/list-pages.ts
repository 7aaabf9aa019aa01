import type { ListPage } from '../scripts/reference-pages/list-page.ts';
import { overviewSidebar } from './sidebar.ts';
import type { SidebarItem } from './sidebar-types.ts';

/** The items of the group of the sidebar with this label, in their order. */
function itemsOf(label: string, items: readonly SidebarItem[] = overviewSidebar): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || !('items' in item)) return [];
    if (item.label !== label) return itemsOf(label, item.items);
    return item.items.filter((inside) => typeof inside === 'string');
  });
}

/** Pages that list those of a folder: the sidebar has the list, and the list its pages. */
export const listPages: readonly ListPage[] = [
  {
    folder: 'decisions',
    title: 'Decisions',
    description:
      'Decisions about the design that others asked about, each with its context, its reasons and its consequences.',
    intro: 'Each of these pages has the context of a decision, the decision, and its consequences.',
  },
  {
    folder: 'generated/metamodel/entities',
    title: 'Entity types',
    sidebarName: 'Entities',
    description:
      'The entity types of the metadata model, each with its aspects, fields, URN and relationships.',
    intro:
      'Each entity type has a page: what it stands for, its URN, its aspects with every field, samples that write and read it, and its relationships. [The metadata model](/docs/modeling/metadata-model) says how they are defined.',
  },
  {
    folder: 'modules',
    title: 'Modules',
    description:
      'The packages of the project, each with its entry points, its folders, what it imports and how it is tested.',
    intro: 'Each package has a page. [Components](/docs/components) shows how they fit together.',
    order: itemsOf('Module pages'),
  },
];
