import type { AspectStore } from '../ports/aspect-store.ts';

/** What a guard of writes reads: the state on which a batch is applied, before anything of it. */
export interface GuardedState extends Pick<AspectStore, 'aspectsOf'> {
  has(urn: string, aspect: string): boolean;
  /** True as long as the state is what the store has committed: nothing of another batch has been applied to it. */
  readonly isAsCommitted: boolean;
}
