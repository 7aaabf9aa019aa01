import type { Policy } from './policy.ts';

/**
 * Whether a policy lets all of these URNs be added or taken away. A constraint on anything but what the URN says allows
 * nothing: what else a tag has is not looked at.
 */
export const allowsChange = ({ constraints }: Policy, changed: readonly string[]): boolean =>
  changed.every((urn) =>
    constraints.every(({ field, condition, values }) => {
      if (field !== 'URN' && field !== 'TYPE') return false;
      const value = field === 'URN' ? urn : (urn.split(':')[2] ?? '');
      const isListed =
        condition === 'STARTS_WITH'
          ? values.some((start) => value.startsWith(start))
          : values.includes(value);
      return condition === 'NOT_EQUALS' ? !isListed : isListed;
    }),
  );
