import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';

/** A proposal to write an aspect: its value has the type that its name says. */
export const aspectProposal = <A extends AspectName>(
  entityUrn: string,
  aspectName: A,
  aspect: AspectTypes[A],
): AnyProposal =>
  // The compiler doesn't follow that each name of the union comes with its own type.
  ({ entityUrn, aspectName, aspect }) as AnyProposal;
