import { stateText, toneOf } from './run-state.ts';

/** How far a run is, in words beside a colour. */
export function StateMark({ status }: { readonly status: string }) {
  return (
    <span className="state-mark" data-tone={toneOf(status)}>
      {stateText(status)}
    </span>
  );
}
