import { array, aspect, enumeration, record } from '@colophon/schema';

export const assertionActionType = enumeration({
  name: 'com.linkedin.assertion.AssertionActionType',
  doc: 'Reactions that can follow an assertion run.',
  symbols: {
    RAISE_INCIDENT: "Open an incident on account of the run's outcome; usually listed under `onFailure`.",
    RESOLVE_INCIDENT: 'Close incidents still open for this assertion; usually listed under `onSuccess`.',
  },
});

export const assertionAction = record({
  name: 'com.linkedin.assertion.AssertionAction',
  doc: 'One step to take after an assertion run; for now it carries only a `type` and no options.',
  fields: {
    type: { type: assertionActionType, doc: 'What to do: open an incident or resolve the open ones.' },
  },
});

export const assertionActions = aspect({
  name: 'assertionActions',
  record: 'com.linkedin.assertion.AssertionActions',
  doc: 'What happens automatically after a run of the assertion, listed separately for passing and failing outcomes.',
  fields: {
    onSuccess: {
      type: array(assertionAction),
      doc: 'Steps taken when a run passes, such as `RESOLVE_INCIDENT`; empty means nothing happens.',
      default: [],
    },
    onFailure: {
      type: array(assertionAction),
      doc: 'Steps taken when a run fails, such as `RAISE_INCIDENT`; empty means nothing happens.',
      default: [],
    },
  },
});
