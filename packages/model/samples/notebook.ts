import type { Entity } from '@colophon/schema';
import { ana, byAna, byBen, sales } from './world.ts';

/** A study of returns. */
export const notebookSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:notebook:(querybook,773)',
  aspects: {
    notebookInfo: {
      title: 'Why orders come back',
      description: 'Returns of the last quarter by kind of goods.',
      externalUrl: 'https://querybook.example.com/notebook/773',
      changeAuditStamps: { created: byAna, lastModified: byBen },
    },
    notebookContent: {
      cells: [
        {
          type: 'QUERY_CELL',
          queryCell: {
            cellId: 'querybook.example.com/notebook/773/?cellId=1',
            cellTitle: 'Returns by kind',
            rawQuery: 'select kind, count(*) from orders where returned group by kind',
            changeAuditStamps: { created: byAna, lastModified: byAna },
            lastExecuted: byBen,
          },
        },
      ],
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
