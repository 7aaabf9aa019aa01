import type { Entity } from '@colophon/schema';
import { ana, monday } from './world.ts';

/** The token with which the nightly pipeline writes to the catalogue. */
export const dataHubAccessTokenSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubAccessToken:dsLh8gSYVSFKr2fBd5DKiwXvK9pKZ2DEDhnCn3m4kpQ',
  aspects: {
    dataHubAccessTokenInfo: {
      name: 'Airflow, shop_daily',
      description: 'Used by the nightly pipeline to report its runs.',
      actorUrn: 'urn:li:corpuser:airflow',
      ownerUrn: ana,
      createdAt: monday,
      expiresAt: monday + 90 * 86_400_000,
    },
  },
};
