import type { ReactNode } from 'react';
import { Empty } from '../shell/states.tsx';
import { sectionTexts } from '../texts/sections.ts';
import { texts } from '../texts/texts.ts';
import { SectionHead } from './section-head.tsx';

interface ForbiddenProps {
  readonly page: keyof typeof sectionTexts.pages;
  readonly lead?: ReactNode;
  /** Which privilege it needs. */
  readonly reason: string;
}

/** A page that the reader may not see: the server is not even asked for it. */
export const Forbidden = ({ page, lead, reason }: ForbiddenProps) => (
  <>
    <SectionHead title={sectionTexts.pages[page]} lead={lead} />
    <Empty hint={reason}>{texts.states.forbidden}</Empty>
  </>
);
