import type { Entity } from '@colophon/schema';

/** A member of the team chat, found by the address. */
export const platformResourceSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:platformResource:6a1f0f2e5f0b4b1f8d6c2d1c3e4f5a60',
  aspects: {
    platformResourceInfo: {
      resourceType: 'user',
      primaryKey: 'U04ANA',
      secondaryKeys: ['ana@shop.example.com'],
      value: { blob: '{"id":"U04ANA"}', contentType: 'JSON', schemaType: 'NONE' },
    },
    dataPlatformInstance: { platform: 'urn:li:dataPlatform:slack' },
    status: { removed: false },
  },
};
