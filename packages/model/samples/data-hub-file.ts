import type { Entity } from '@colophon/schema';
import { byAna, orders } from './world.ts';

/** A drawing of the order process, used in the description of the orders table. */
export const dataHubFileSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubFile:4d1f6a50-6f1e-4c4a-9b0c-5d5b3e6a2f90',
  aspects: {
    dataHubFileInfo: {
      bucketStorageLocation: {
        storageBucket: 'shop-catalogue',
        storageKey: 'documentation/order-process.png',
      },
      originalFileName: 'order-process.png',
      mimeType: 'image/png',
      sizeInBytes: 48213,
      scenario: 'ASSET_DOCUMENTATION',
      referencedByAsset: orders,
      created: byAna,
    },
    status: { removed: false },
  },
};
