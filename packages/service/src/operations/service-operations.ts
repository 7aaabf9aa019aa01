import type { Operation } from '@colophon/http/operation';
import { type TenantParts, tenantOperations } from './tenants.ts';

/** What the operations of the console work with. */
export type ConsoleParts = TenantParts;

/**
 * All operations of the console beside those of a catalogue.
 *
 * @param parts Called by what runs: to describe the operations, no service has to run.
 */
export const serviceOperations = (parts: () => ConsoleParts): readonly Operation[] => [
  ...tenantOperations(parts),
];

/** The operations as the documentation has them. None of them can be run. */
export const describedOperations = (): readonly Operation[] =>
  serviceOperations(() => {
    throw new Error('There is no service to run this operation');
  });
