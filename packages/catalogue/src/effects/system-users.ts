import { CatalogueError } from '../errors.ts';
import { systemActor } from '../proposal.ts';
import type { Effect } from './effect.ts';

/** Users that the system needs, such as the one that signs its own writes, are not deleted. */
export const systemUserEffect: Effect = {
  entity: 'corpuser',
  readSet: ({ urn, proposal }) => (proposal.changeType === 'DELETE' ? [{ urn, aspect: 'corpUserInfo' }] : []),
  checkDeletion({ state, checked: { urn } }) {
    const info = state.latest({ urn, aspect: 'corpUserInfo' })?.value;
    if (urn === systemActor || info?.system === true)
      throw new CatalogueError('INVALID_REQUEST', `${urn} is a system user, which cannot be deleted`);
  },
};
