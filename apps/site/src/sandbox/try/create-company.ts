import { sampleProposals } from '@colophon/sample';
import { createSeedOf } from '../seed/create-seed.ts';
import { companyAuthor, companyDay } from './company.ts';

/** The database of the sample company, as of its day. */
export const createSeed = (): Promise<Uint8Array> =>
  createSeedOf({ proposals: sampleProposals({ now: companyDay }), author: companyAuthor, at: companyDay });
