import { analytics } from '../analytics/pages.ts';
import { govern } from '../govern/pages.ts';
import { ingestion } from '../ingestion/pages.ts';
import { settings } from '../settings/pages.ts';
import type { Section } from './sections.ts';

/** In the order of the main navigation. */
export const sections: readonly Section[] = [govern, ingestion, analytics, settings];
