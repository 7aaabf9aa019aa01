import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** Lets a scalar be whole numbers, of which JSON carries 53 bits without loss. */
export function makeLong(scalar: GraphQLScalarType): void {
  const check = (value: unknown): number => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new GraphQLError(`Long: expected a whole number, got ${JSON.stringify(value) ?? 'nothing'}`);
  };
  scalar.coerceInputValue = scalar.parseValue = check;
  const checkLiteral = (node: ValueNode): number =>
    check(node.kind === Kind.INT ? Number(node.value) : 'value' in node ? node.value : undefined);
  // The older names are those that the executor asks.
  scalar.coerceInputLiteral = checkLiteral;
  scalar.parseLiteral = checkLiteral;
  scalar.coerceOutputValue = scalar.serialize = (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return check(typeof number === 'number' ? Math.trunc(number) : number);
  };
}
