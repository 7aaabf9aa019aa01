import type { UnknownField } from '@colophon/schema';
import { parsePointer, printPointer } from '../pointer.ts';
import type { ChangeProposal, PatchOperation } from '../proposal.ts';
import { type RecordShape, type Shape, shapeOfAspect } from './field-table.ts';

/** Where a walk is: its steps, and the same with a star for every position in an array and every key of a map. */
interface Place {
  readonly steps: (string | number)[];
  readonly pattern: string[];
}

type Report = (field: UnknownField) => void;

/**
 * The fields of a proposal's value that the model does not have, once for each pattern, as the server finds them. Of a
 * patch, the paths of added values are checked up to the first list, and the values where the path ends before it: how
 * many steps the key of an item takes is known to the server alone. Aspects that the model does not have are left to it,
 * too.
 */
export function findUnknownFields(proposal: ChangeProposal): readonly UnknownField[] {
  const shape = shapeOfAspect(proposal.aspectName);
  // Nearly all values have known fields only: their places are not needed.
  if (!shape || ('aspect' in proposal && hasKnownFieldsOnly(shape, proposal.aspect))) return [];
  const found = new Map<string, UnknownField>();
  const report: Report = (field) => {
    if (!found.has(field.pattern)) found.set(field.pattern, field);
  };
  if ('aspect' in proposal) visit(shape, proposal.aspect, { steps: [], pattern: [] }, report);
  else if ('patch' in proposal)
    for (const operation of proposal.patch.operations)
      visitOperation(shape, proposal.aspectName, operation, report);
  return [...found.values()];
}

function hasKnownFieldsOnly(shape: Shape, given: unknown): boolean {
  const value = asSent(given);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value))
    return shape.kind !== 'array' || value.every((item) => hasKnownFieldsOnly(shape.items, item));
  if (shape.kind === 'array') return true;
  for (const name of Object.keys(value)) {
    const inner = memberOf(shape, name);
    const member: unknown = Reflect.get(value, name);
    if (inner ? !hasKnownFieldsOnly(inner, member) : isUnknown(shape, name) && isSent(member)) return false;
  }
  return true;
}

function visit(shape: Shape, given: unknown, place: Place, report: Report): void {
  const value = asSent(given);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (shape.kind !== 'array') return;
    for (let i = 0; i < value.length; i++) visitBelow(shape.items, value[i], place, i, '*', report);
    return;
  }
  if (shape.kind === 'array') return;
  for (const [name, member] of Object.entries(value)) {
    const inner = memberOf(shape, name);
    if (inner) visitBelow(inner, member, place, name, shape.kind === 'map' ? '*' : name, report);
    else if (isUnknown(shape, name) && isSent(member)) report(unknownField(shape, place, name));
  }
}

function visitBelow(
  shape: Shape,
  value: unknown,
  place: Place,
  step: string | number,
  patternStep: string,
  report: Report,
): void {
  if (typeof value !== 'object' || value === null) return;
  place.steps.push(step);
  place.pattern.push(patternStep);
  visit(shape, value, place, report);
  place.steps.pop();
  place.pattern.pop();
}

/** Follows the path of a patch to the value that it sets. */
function visitOperation(
  aspect: Shape,
  aspectName: string,
  { op, path, value }: PatchOperation,
  report: Report,
): void {
  const steps = parsePointer(path);
  // What is removed, moved or compared is stored already. DataHub's Java client names a list by its aspect.
  if ((op !== 'add' && `${op}` !== 'replace') || steps?.[0] === aspectName || !steps) return;
  const place: Place = { steps: [], pattern: [] };
  let shape = aspect;
  for (const step of steps) {
    if (shape.kind === 'array') return;
    if (isUnknown(shape, step)) {
      report(unknownField(shape, place, step));
      return;
    }
    const inner = memberOf(shape, step);
    if (!inner) return;
    place.steps.push(step);
    place.pattern.push(shape.kind === 'map' ? '*' : step);
    shape = inner;
  }
  visit(shape, value, place, report);
}

function memberOf(shape: Exclude<Shape, { kind: 'array' }>, step: string): Shape | undefined {
  if (shape.kind === 'map') return shape.items;
  return (shape.kind === 'union' ? shape.members : shape.fields).get(step);
}

/** Members of a union that the model does not have are left to the server. */
const isUnknown = (shape: Shape, name: string): shape is RecordShape =>
  shape.kind === 'record' && !shape.fields.has(name);

const unknownField = ({ fields }: RecordShape, { steps, pattern }: Place, name: string): UnknownField => ({
  path: printPointer([...steps, name]),
  pattern: printPointer([...pattern, name]),
  expected: [...fields.keys()],
});

/** What JSON holds of a value: an object can say so itself. */
const asSent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
    ? value.toJSON()
    : value;

/** JSON leaves out some values, and the server takes null for an absent one. */
const isSent = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== 'function' && typeof value !== 'symbol';
