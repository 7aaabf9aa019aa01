import type { Section } from '../section/sections.ts';

export const govern: Section = { section: 'govern', icon: 'domain', pages: [] };
