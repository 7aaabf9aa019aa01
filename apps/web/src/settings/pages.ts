import type { Section } from '../section/sections.ts';

export const settings: Section = { section: 'settings', icon: 'person', pages: [] };
