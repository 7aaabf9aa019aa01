import type { Effect } from './effect.ts';

const statusAspect = 'corpUserStatus';
const infoAspect = 'corpUserInfo';

/**
 * `active` of a profile says the same as the status of the user, where one is stated: two fields for one fact would
 * contradict each other one day.
 */
export const userStatusEffect: Effect = {
  aspects: [statusAspect, infoAspect],
  entity: 'corpuser',
  readSet: ({ urn }) => [
    { urn, aspect: statusAspect },
    { urn, aspect: infoAspect, isChanged: true },
  ],
  derive(value, { state, checked: { urn, aspect } }) {
    const status = aspect.name === infoAspect && state.latest({ urn, aspect: statusAspect })?.value.status;
    return status ? { ...value, active: isActive(status) } : value;
  },
  applied({ status }, { state, checked: { urn, aspect }, put }) {
    const info = state.latest({ urn, aspect: infoAspect })?.value;
    if (aspect.name !== statusAspect || !info || info.active === isActive(status)) return;
    put(urn, infoAspect, { ...info, active: isActive(status) });
  },
};

const isActive = (status: unknown): boolean => status !== 'SUSPENDED';
