import { array, aspect, enumeration, record } from '@colophon/schema';

export const assertionActionType = enumeration({
  name: 'com.linkedin.assertion.AssertionActionType',
  doc: 'Actions that can follow an assertion run.',
  symbols: {
    RAISE_INCIDENT: "Open an incident because of the run's outcome; usually listed under `onFailure`.",
    RESOLVE_INCIDENT: 'Resolve open incidents of this assertion; usually listed under `onSuccess`.',
  },
});

export const assertionAction = record({
  name: 'com.linkedin.assertion.AssertionAction',
  doc: 'One action to take after an assertion run; currently only a `type`, without options.',
  fields: {
    type: { type: assertionActionType, doc: 'Action to take: open an incident or resolve the open ones.' },
  },
});

export const assertionActions = aspect({
  name: 'assertionActions',
  record: 'com.linkedin.assertion.AssertionActions',
  doc: 'Actions taken automatically after a run of the assertion, listed separately for passing and failing outcomes.',
  fields: {
    onSuccess: {
      type: array(assertionAction),
      doc: 'Actions taken when a run passes, such as `RESOLVE_INCIDENT`; empty means none.',
      default: [],
    },
    onFailure: {
      type: array(assertionAction),
      doc: 'Actions taken when a run fails, such as `RAISE_INCIDENT`; empty means none.',
      default: [],
    },
  },
});
