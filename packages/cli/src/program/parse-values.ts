import { hostNameOf } from '@colophon/http/host-name';
import { InvalidArgumentError } from 'commander';

// Values of options, on the command line or in the environment.

/** Digits alone: what JavaScript takes for a number besides, such as `0x50`, `1e3` or nothing, was meant otherwise. */
export function parseWhole(text: string): number | undefined {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

/** @throws InvalidArgumentError for an empty text: as a folder it would be the current one, as a host every address. */
export function parseText(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

export function parsePort(text: string): number {
  const port = parseWhole(text);
  if (port !== undefined && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}

export function parseMebibytes(text: string): number {
  const size = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (size > 0 && size <= 1024) return size;
  throw new InvalidArgumentError('It must be a number above 0 and up to 1024.');
}

/** Most threads that may be asked for: each has its own memory. */
const maxThreads = 64;

export function parseThreads(text: string): number {
  const count = parseWhole(text);
  if (count !== undefined && count >= 1 && count <= maxThreads) return count;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxThreads}.`);
}

/** A hundred years. */
const maxDays = 36_500;

export function parseDays(text: string): number {
  const days = parseWhole(text);
  if (days !== undefined && days >= 1 && days <= maxDays) return days;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxDays}.`);
}

/** 0 turns something off that is otherwise kept for so many days. */
export function parseDaysOrNone(text: string): number {
  const days = parseWhole(text);
  if (days !== undefined && days <= maxDays) return days;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${maxDays}.`);
}

/** Longest time that a timer of Node can be set to, in whole seconds. */
const maxSeconds = 2_147_483;

export function parseSeconds(text: string): number {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= maxSeconds) return seconds;
  throw new InvalidArgumentError(`It must be a number above 0 and up to ${maxSeconds}.`);
}

/** Seconds, of which there may be none. */
export const parseDelay = (text: string): number => (/^0+(?:\.0+)?$/.test(text) ? 0 : parseSeconds(text));

/** An address with the path below which the server is found, without a slash at its end. */
export function parsePublicUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an address such as https://catalogue.example.org.');
}

/** Host names of a list with commas, in the form in which they are compared, after those of the options before it. */
export function parseHosts(text: string, before: readonly string[] = []): readonly string[] {
  const names = partsOf(text).map((part) => {
    const name = hostNameOf(part);
    if (name === undefined || /:\d*$/.test(part.replace(/^\[.*\]/, '')))
      throw new InvalidArgumentError(
        'It must be a host name without scheme and port, such as catalogue.example.org.',
      );
    return name;
  });
  return [...before, ...names];
}

/** The parts of a list with commas, after those of the options before it. */
export const parseList = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...partsOf(text),
];

/** Origins of a list with commas, as browsers send them, after those of the options before it. */
export function parseOrigins(text: string, before: readonly string[] = []): readonly string[] {
  const origins = partsOf(text).map((part) => {
    if (!/^[a-z][a-z\d+.-]*:\/\/[\w.:[\]-]+$/i.test(part) || !URL.canParse(part))
      throw new InvalidArgumentError('It must be an origin, such as https://portal.example.org.');
    const { origin } = new URL(part);
    // Of the schemes of browser extensions, the URL standard knows no origin.
    return origin === 'null' ? part.toLowerCase() : origin;
  });
  return [...before, ...origins];
}

/** An object, as JSON. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below: what JSON has against it would not help somebody whose shell has taken the quotation marks.
  }
  throw new InvalidArgumentError('It must be a JSON object, such as {"urn": "urn:li:tag:pii"}.');
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
