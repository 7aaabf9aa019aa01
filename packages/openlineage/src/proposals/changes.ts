import type { ChangeProposal } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';

/** A proposal of a whole value. */
export const upsert = (entityUrn: string, aspectName: string, value: JsonObject): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT',
  value,
});

/** A member to add, by the steps of the path to it. */
export type Addition = readonly [steps: readonly string[], value: Json];

/** A proposal that adds members to a value and leaves the rest of it; none where nothing is added. */
export const addTo = (
  entityUrn: string,
  aspectName: string,
  additions: readonly Addition[],
): ChangeProposal[] =>
  additions.length === 0
    ? []
    : [
        {
          entityUrn,
          aspectName,
          changeType: 'PATCH',
          value: {
            patch: additions.map(([steps, value]) => ({ op: 'add', path: pointer(steps), value })),
          },
        },
      ];

/** Additions of custom properties. */
export const propertyAdditions = (properties: ReadonlyMap<string, string>): Addition[] =>
  [...properties].map(([key, value]) => [['customProperties', key], value]);

const pointer = (steps: readonly string[]): string =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
