import type { Json } from '@colophon/schema';
import type { Operation } from './parse-patch.ts';

/**
 * What the patch builders of DataHub's Java client (0.15) spell otherwise than the model, by aspect. No field of the
 * model has these names, so that nothing else is meant by them.
 */
const spellings: Readonly<Record<string, (operation: Operation) => Operation>> = {
  // The item of `/tags/{urn}` names its tag `urn`.
  globalTags: (operation) =>
    operation.path[0] === 'tags' && 'value' in operation
      ? { ...operation, value: renameUrn(operation.value) }
      : operation,
  // The array is addressed by the name of the aspect.
  glossaryTerms: (operation) =>
    operation.path[0] === 'glossaryTerms'
      ? { ...operation, path: ['terms', ...operation.path.slice(1)] }
      : operation,
  // The key of an allowed value is printed as a Java map: `{string=30 days}`.
  propertyDefinition: (operation) =>
    operation.path[0] === 'allowedValues'
      ? { ...operation, path: operation.path.map((step, i) => (i === 1 ? unwrapMap(step) : step)) }
      : operation,
};

/** The operations in the model's spelling. */
export function normalizeSpelling(aspect: string, operations: readonly Operation[]): readonly Operation[] {
  const spelling = Object.hasOwn(spellings, aspect) ? spellings[aspect] : undefined;
  return spelling ? operations.map(spelling) : operations;
}

function renameUrn(value: Json): Json {
  if (Array.isArray(value)) return value.map(renameUrn);
  if (typeof value !== 'object' || value === null) return value;
  const { urn, ...others } = value;
  return urn === undefined || others.tag !== undefined ? value : { tag: urn, ...others };
}

const unwrapMap = (step: string): string => /^\{(?:string|double)=(.*)\}$/s.exec(step)?.[1] ?? step;
