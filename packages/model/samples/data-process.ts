import type { Entity } from '@colophon/schema';
import { ben, orders, ordersPlaced } from './world.ts';

/** An export of orders that older sources describe as a data process. */
export const dataProcessSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataProcess:(export_orders,cron,PROD)',
  aspects: {
    dataProcessInfo: { inputs: [orders], outputs: [ordersPlaced] },
    ownership: { owners: [{ owner: ben, type: 'TECHNICAL_OWNER' }] },
    status: { removed: false },
  },
};
