import type { Section } from '../section/sections.ts';

export const analytics: Section = { section: 'analytics', icon: 'chart', pages: [] };
