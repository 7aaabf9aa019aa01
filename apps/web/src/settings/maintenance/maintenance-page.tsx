import '../operations.css';
import { SectionHead } from '../../section/section-head.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Backup } from './backup.tsx';
import { RestoreIndices } from './restore-indices.tsx';
import { Retention } from './retention.tsx';
import { ServerState } from './server-state.tsx';

export function MaintenancePage() {
  return (
    <>
      <SectionHead title={sectionTexts.pages.maintenance} lead={operationsTexts.maintenance.lead} />
      <ServerState />
      <RestoreIndices />
      <Retention />
      <Backup />
    </>
  );
}
