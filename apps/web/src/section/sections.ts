import { type ComponentType, lazy } from 'react';
import type { IconName } from '../ui/icon.tsx';

/** A page of a section. Its name in the texts is that of the page. */
export interface SectionPage {
  /** Last part of its address. */
  readonly page: string;
  readonly Component: ComponentType;
}

export interface Section {
  /** First part of the address of its pages. */
  readonly section: SectionName;
  readonly icon: IconName;
  readonly pages: readonly SectionPage[];
}

export type SectionName = 'govern' | 'ingestion' | 'analytics' | 'settings';

/** A page whose code is loaded when somebody opens it. */
export const page = (name: string, load: () => Promise<ComponentType>): SectionPage => ({
  page: name,
  Component: lazy(async () => ({ default: await load() })),
});
