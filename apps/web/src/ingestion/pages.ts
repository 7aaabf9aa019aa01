import type { Section } from '../section/sections.ts';

export const ingestion: Section = { section: 'ingestion', icon: 'pipeline', pages: [] };
