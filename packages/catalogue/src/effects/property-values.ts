import { isUrn, type Json, type JsonObject, parseUrn } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';

/** The data types that structured properties can have, without the namespace `datahub.`. */
export const dataTypes = ['string', 'number', 'date', 'rich_text', 'urn'] as const;
type DataType = (typeof dataTypes)[number];

/** A text any longer could not be a value to filter by. */
export const maxPropertyTextBytes = 32_766;

/** The data type of a URN such as `urn:li:dataType:datahub.string`; undefined for a type that is not built in. */
export function dataTypeOf(urn: Json | undefined): DataType | undefined {
  const name = String(urn)
    .slice('urn:li:dataType:'.length)
    .replace(/^datahub\./i, '')
    .toLowerCase();
  return dataTypes.find((type) => type === name);
}

/** `urn:li:entityType:datahub.dataset` stands for `dataset`; the namespace may be left out. */
export const entityTypeName = (urn: string): string =>
  urn.slice('urn:li:entityType:'.length).replace(/^datahub\./i, '');

/**
 * Validates one value against the type and the allowed values of its property.
 *
 * @throws CatalogueError `INVALID_ASPECT`.
 */
export function checkPropertyValue(definition: JsonObject, item: Json, path: string, property: string): void {
  const value = isObject(item) ? (item.string ?? item.double) : undefined;
  const type = dataTypeOf(definition.valueType);
  const reject = (expected: string): never => {
    throw new CatalogueError(
      'INVALID_ASPECT',
      `Aspect structuredProperties: ${path}: expected ${expected} for ${property}, got ${show(value)}`,
    );
  };
  if (!type) reject(`a property whose type is one of ${dataTypes.join(', ')}`);
  if (type === 'number') {
    if (typeof value === 'string' && !isNumber(value)) reject('a number');
  } else if (typeof value !== 'string') {
    reject(`a text, since its type is ${type}`);
  } else if (new TextEncoder().encode(value).length > maxPropertyTextBytes) {
    reject(`at most ${maxPropertyTextBytes} bytes of text`);
  } else if (type === 'date' && !isDate(value)) {
    reject('a date as YYYY-MM-DD');
  } else if (type === 'urn') {
    checkUrn(definition, value, reject);
  }
  const allowed = objectsAt(definition, 'allowedValues').map(({ value: one }) =>
    isObject(one) ? (one.string ?? one.double) : one,
  );
  const isAllowed = (one: Json | undefined): boolean =>
    type === 'number' ? Number(one) === Number(value) : one === value;
  if (allowed.length > 0 && !allowed.some(isAllowed)) reject(`one of ${allowed.map(show).join(', ')}`);
}

function checkUrn(definition: JsonObject, value: string, reject: (expected: string) => never): void {
  if (!isUrn(value)) reject('a URN');
  const types = isObject(definition.typeQualifier) ? stringsAt(definition.typeQualifier, 'allowedTypes') : [];
  const names = types.map(entityTypeName);
  const { entityType } = parseUrn(value);
  if (names.length > 0 && !names.some((name) => name.toLowerCase() === entityType.toLowerCase()))
    reject(`the URN of a ${names.join(' or ')}`);
}

/** A decimal number; `Number` also reads hexadecimal, octal and binary ones. */
const isNumber = (text: string): boolean =>
  /^\s*[+-]?[\d.]+(?:e[+-]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text));

/** A day of the calendar; to `Date`, 30 February is a day in March. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const show = (value: Json | undefined): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
