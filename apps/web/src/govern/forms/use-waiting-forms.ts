import { useQuery } from '@tanstack/react-query';
import { formActorQuery, waitingFormsQuery } from '../../../gen/govern/forms/waiting.ts';
import { read } from '../../data/query-client.ts';
import { countsInput } from './form-assets.ts';
import { type WaitingForm, waitingIn } from './waiting-in.ts';

interface WaitingForms {
  /** Undefined until they were read. */
  readonly forms: readonly WaitingForm[] | undefined;
  readonly error: Error | null;
}

/** The forms that wait for the reader, with the number of assets for which each is open. */
export function useWaitingForms(): WaitingForms {
  const actors = useFormActors();
  const { data, error } = useQuery({
    ...read(waitingFormsQuery, { owned: countsInput(actors.urns ?? []), all: countsInput() }),
    enabled: actors.urns !== undefined,
  });
  return { forms: data && waitingIn(data), error: actors.error ?? error };
}

interface FormActors {
  /** The reader, and the groups of the reader; undefined until they are known. */
  readonly urns: readonly string[] | undefined;
  readonly error: Error | null;
}

/** Under which URNs the reader owns assets. */
export function useFormActors(): FormActors {
  const { data, error } = useQuery(read(formActorQuery, {}));
  const user = data?.me?.corpUser;
  return {
    urns: user && [
      user.urn,
      ...(user.groups?.relationships ?? []).flatMap(({ entity }) => entity?.urn ?? []),
    ],
    error,
  };
}
