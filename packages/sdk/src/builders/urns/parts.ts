// The rules by which DataHub's clients put URNs together. Each builder names the one that it follows.
import { encodeUrnPart, hasReservedCharacter, parseUrn, printUrn, SchemaError } from '@colophon/schema';

const refuse = (entityType: string, reason: string) =>
  new SchemaError('INVALID_URN', `Cannot create the URN of a ${entityType}: ${reason}`);

/** A part that is taken letter by letter. Throws SchemaError `INVALID_URN` when it is empty. */
export function rawPart(entityType: string, name: string, text: string): string {
  if (text === '') throw refuse(entityType, `its ${name} is empty`);
  return text;
}

/** A part whose reserved characters are percent-encoded. Throws SchemaError `INVALID_URN` when it is empty. */
export const textPart = (entityType: string, name: string, text: string): string =>
  encodeUrnPart(rawPart(entityType, name, text));

/** An environment: in upper case. Throws SchemaError `INVALID_URN` when empty or with a reserved character. */
export function envPart(entityType: string, env: string): string {
  if (hasReservedCharacter(env)) throw refuse(entityType, `${JSON.stringify(env)} is no environment`);
  return rawPart(entityType, 'env', env).toUpperCase();
}

/** `instance.name`, or the name alone; an empty instance means none. */
export const nameOnInstance = (name: string, instance: string | undefined): string =>
  instance ? `${instance}.${name}` : name;

/** True when the text claims to be a URN, well-formed or not. */
export const looksLikeUrn = (text: string): boolean => text.startsWith('urn:li:');

/**
 * The URN as it is printed, once it is known to be of the type and to have as many parts, none with a reserved
 * character.
 *
 * @throws SchemaError `INVALID_URN` that says what is wrong.
 */
export function checkedUrn(entityType: string, text: string, partCount = 1): string {
  const urn = parseUrn(text);
  const { parts } = urn;
  if (urn.entityType !== entityType)
    throw refuse(entityType, `${text} is a URN of another type, ${urn.entityType}`);
  if (parts.length !== partCount)
    throw refuse(entityType, `${text} has ${parts.length} parts instead of ${partCount}`);
  if (parts.some(hasReservedCharacter))
    throw refuse(entityType, `a part of ${text} contains a comma or a parenthesis that is not encoded`);
  return printUrn(urn);
}

/**
 * A URN with one part: a URN of the type is checked and kept, anything else becomes the id, reserved characters
 * encoded.
 *
 * @throws SchemaError `INVALID_URN` when the id is empty, or is a URN that is malformed or of another type.
 */
export const idUrn = (entityType: string, id: string): string =>
  looksLikeUrn(id)
    ? checkedUrn(entityType, id)
    : printUrn({ entityType, parts: [textPart(entityType, 'id', id)] });

/**
 * A URN with one part that is taken letter by letter; a text that starts like a URN of the type is kept, unchecked.
 *
 * @throws SchemaError `INVALID_URN` when the id is empty.
 */
export const rawIdUrn = (entityType: string, id: string): string =>
  id.startsWith(`urn:li:${entityType}:`)
    ? id
    : printUrn({ entityType, parts: [rawPart(entityType, 'id', id)] });

/** The parts of a URN of the type, as they stand; undefined for any other text. */
export function partsOf(entityType: string, text: string, partCount: number): readonly string[] | undefined {
  try {
    const urn = parseUrn(text);
    return urn.entityType === entityType && urn.parts.length === partCount ? urn.parts : undefined;
  } catch {
    // parseUrn throws for one reason only: the text is not a URN, so it has no parts.
    return undefined;
  }
}
