import { escapeText } from '@colophon/schema/printers';

/** One parameter of the component that lists them; true stands alone. */
export type Parameter = Readonly<Record<string, string | true>> & { readonly text: string };

/** A list of parameters, in the form of the pages. */
export const printParameters = (list: readonly Parameter[]): string =>
  [
    '<Parameters>',
    ...list.map(({ text, ...attributes }) => {
      const written = Object.entries(attributes).map(([key, value]) =>
        value === true ? key : `${key}=${JSON.stringify(value)}`,
      );
      return `<Parameter ${written.join(' ')}>${escapeText(sentence(text))}</Parameter>`;
    }),
    '</Parameters>',
  ].join('\n');

/** The text with a capital at its beginning and a full stop at its end. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
