import { escapeText, tag } from '@colophon/schema/printers';
import type {
  ClassDeclaration,
  Declaration,
  Doc,
  Example,
  Field,
  FunctionDeclaration,
  Method,
  Parameter,
  Property,
} from './api.ts';
import type { PythonLinks } from './links.ts';
import { callOf, fromSession, printSample, type Sample } from './sample.ts';

/** What the entries of all pages are printed with. */
export interface Printing {
  readonly links: PythonLinks;
  /** Names that the package exports. */
  readonly exported: readonly string[];
  /** Samples by name, for what has none in its doc string. */
  readonly samples: ReadonlyMap<string, Sample>;
}

/** Prints the entries of one page: what each member is, what it takes, and what it returns. */
export class EntryPrinter {
  readonly #printing: Printing;
  readonly #page: string;

  constructor(printing: Printing, page: string) {
    this.#printing = printing;
    this.#page = page;
  }

  /** What is under the heading of a declaration. */
  declaration(declaration: Declaration): string[] {
    switch (declaration.kind) {
      case 'class':
        return this.class(declaration);
      case 'function':
        return this.#callable(declaration.name, declaration.name, declaration);
      default:
        return this.#entry(declaration.name, declaration.doc, {
          signature: `${declaration.name} = ${declaration.value}`,
        });
    }
  }

  /** A class: its constructor and attributes; its methods only if they have no headings of their own. */
  class(declaration: ClassDeclaration, { hasHeadings = false } = {}): string[] {
    const { name, bases, members, parameters, doc } = declaration;
    const isError = /(?:Error|Failure)$/.test(name);
    const fields = members.filter((member): member is Field => member.kind === 'field' && !member.isFixed);
    const described = fields.filter((field) => field.doc);
    const shownBases = bases.filter((base) => this.#href(base) !== undefined);
    const code = members.find((member) => member.kind === 'value' && member.name === 'code');
    const methods = hasHeadings
      ? []
      : members.filter(
          (member): member is Method | Property =>
            (member.kind === 'method' || member.kind === 'property') && member.doc !== null,
        );
    const entries = [
      ...described.map((field) => this.#field(name, field)),
      ...methods.map((method) => this.#method(name, method)),
    ];
    const values = members.flatMap((member) =>
      member.kind === 'value' && bases.includes('Enum') ? [`\`${name}.${member.name}\``] : [],
    );
    // Nobody but the SDK makes its errors.
    const signature = parameters && !isError ? `${name}(${parameterList(parameters)})` : undefined;
    const extra = [
      ...(shownBases.length > 0 ? [`Extends ${shownBases.map((base) => this.#link(base)).join(', ')}.`] : []),
      // A class with several codes names them in its text.
      ...(code?.kind === 'value' && !doc?.paragraphs.some((text) => text.startsWith('Code `'))
        ? [`Code \`${code.value.replaceAll('"', '')}\`.`]
        : []),
      ...(values.length > 0 ? [`Values: ${values.join(', ')}.`] : []),
    ].join(' ');
    return this.#entry(name, doc, {
      ...(signature !== undefined && { signature }),
      ...(parameters && { parameters }),
      ...(extra && { extra }),
      ...(entries.length > 0 && { fields: entries }),
    });
  }

  /** A method or a property under its own heading. */
  member(className: string, variable: string, member: Method | Property): string[] {
    const heading = `${variable}.${member.name}`;
    const name = `${className}.${member.name}`;
    if (member.kind === 'method') {
      const shown = member.isClassMethod ? `${className}.${member.name}` : heading;
      return this.#callable(name, shown, member, className);
    }
    return this.#entry(name, member.doc, { signature: `${heading}: ${member.type}`, className });
  }

  /** A row for an overview: the name, and the first sentence. */
  row(
    className: string,
    variable: string,
    { name, doc }: Pick<Method, 'name' | 'doc'>,
    target?: string,
  ): string {
    const text = this.text(doc?.paragraphs[0] ?? '', className);
    const [sentence = text] = /^.*?[.;:](?= |$)/.exec(text) ?? [];
    const href = this.#printing.links.hrefOf(target ?? `${className}.${name}`, this.#page);
    return `| [\`${variable}.${name}\`](${href}) | ${sentence.replace(/[.;:]$/, '').replaceAll('|', '\\|')} |`;
  }

  /** The single call that a declaration shows with its result. */
  callOf({ doc }: Declaration): Example | undefined {
    return callOf(doc.examples ?? []);
  }

  /** Text of a doc string as MDX; names of the package are links. */
  text(text: string, className?: string): string {
    return escapeText(text).replace(/`([\w.]+)`/g, (code, name: string) => {
      const candidates = [...(className ? [`${className}.${name}`] : []), name, `RestEmitter.${name}`];
      const isMember = !/^[A-Z]|^models\./.test(name) && !this.#printing.exported.includes(name);
      const href = candidates
        .slice(0, isMember && className ? undefined : className ? 2 : 1)
        .map((candidate) => this.#printing.links.hrefOf(candidate, this.#page))
        .find((found) => found !== undefined);
      return href ? `[${code}](${href})` : code;
    });
  }

  #callable(
    name: string,
    shown: string,
    { parameters, returns, doc }: FunctionDeclaration | Method,
    className?: string,
  ): string[] {
    return this.#entry(name, doc, {
      signature: `${shown}(${parameterList(parameters)}) -> ${returns}`,
      parameters,
      ...(className !== undefined && { className }),
    });
  }

  #entry(
    name: string,
    doc: Doc | null,
    {
      signature,
      parameters = [],
      fields = [],
      extra,
      className,
    }: {
      signature?: string;
      parameters?: readonly Parameter[];
      fields?: readonly string[];
      extra?: string;
      className?: string;
    },
  ): string[] {
    if (!doc) throw new Error(`${name} of the Python package has no doc string`);
    const [summary = '', ...others] = doc.paragraphs;
    const described = Object.entries(doc.arguments ?? {}).map(([argument, text]) =>
      this.#parameter(name, argument, text, parameters, className),
    );
    return [
      ...(signature === undefined ? [] : [this.#signature(signature, name)]),
      [this.text(summary, className), extra].filter(Boolean).join(' '),
      ...(described.length > 0 ? [['<Parameters>', ...described, '</Parameters>'].join('\n')] : []),
      ...(fields.length > 0 ? [['<Fields>', ...fields, '</Fields>'].join('\n')] : []),
      ...others.map((paragraph) =>
        paragraph.startsWith('```') ? paragraph : this.text(paragraph, className),
      ),
      ...this.#sample(name, doc),
    ].filter((block) => block !== '');
  }

  /** A call is one line with its result; the section runs it with others. */
  #sample(name: string, doc: Doc): string[] {
    const { samples, exported } = this.#printing;
    const own = samples.get(name);
    if (own) return [printSample(own, exported)];
    const examples = doc.examples ?? [];
    if (examples.length === 0) return [];
    const call = callOf(examples);
    return [
      call ? `\`${call.code}\` gives \`${call.output}\`.` : printSample(fromSession(examples), exported),
    ];
  }

  #parameter(
    owner: string,
    name: string,
    text: string,
    parameters: readonly Parameter[],
    className?: string,
  ): string {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (!parameter) throw new Error(`${owner}: the doc string describes ${name}, which is no parameter`);
    const isOptional =
      parameter.default !== undefined || parameter.kind === 'rest' || parameter.kind === 'settings';
    const shown = { rest: `*${name}`, settings: `**${name}`, positional: name, keyword: name }[
      parameter.kind
    ];
    return this.#line('Parameter', shown, `${owner}.${name}`, {
      type: parameter.type,
      isOptional,
      text,
      ...(parameter.default !== undefined && { value: parameter.default }),
      ...(className !== undefined && { className }),
    });
  }

  #field(owner: string, field: Field): string {
    return this.#line('Field', field.name, `${owner}.${field.name}`, {
      type: field.type,
      isOptional: field.default !== undefined,
      text: field.doc?.paragraphs.join(' ') ?? '',
      ...(field.default !== undefined && { value: field.default }),
      className: owner,
    });
  }

  #method(owner: string, member: Method | Property): string {
    const isMethod = member.kind === 'method';
    const name = isMethod ? `${member.name}(${parameterList(member.parameters)})` : member.name;
    return this.#line('Field', name, `${owner}.${member.name}`, {
      type: isMethod ? member.returns : member.type,
      text: member.doc?.paragraphs.join(' ') ?? '',
      className: owner,
    });
  }

  #line(
    component: 'Field' | 'Parameter',
    name: string,
    anchor: string,
    {
      type,
      text,
      value,
      isOptional,
      className,
    }: { type: string; text: string; value?: string; isOptional?: boolean; className?: string },
  ): string {
    if (text === '') throw new Error(`${anchor} of the Python package has no doc string`);
    const [said, initial] = splitDefault(text, value);
    const href = namesIn(type)
      .map((inner) => this.#href(inner))
      .find((found) => found !== undefined);
    const open = tag(component, {
      name,
      anchor,
      type,
      ...(href && { typeHref: href }),
      ...(isOptional === undefined ? {} : isOptional ? { optional: true } : { required: true }),
      ...(initial !== undefined && { default: initial }),
    });
    return `${open}${this.text(said, className)}</${component}>`;
  }

  #signature(code: string, own: string): string {
    const names = [...new Set(namesIn(code.replace(/"[^"]*"/g, '')))].filter((name) => name !== own);
    const links = names.flatMap((name) => {
      const href = this.#href(name);
      return href ? [`${name.replace('models.', '')}=${href}`] : [];
    });
    return `${tag('Signature', { code, ...(links.length > 0 && { links: links.join(' ') }) }).slice(0, -1)} />`;
  }

  #href(name: string): string | undefined {
    return this.#printing.links.hrefOf(name, this.#page);
  }

  #link(name: string): string {
    return `[\`${name}\`](${this.#href(name)})`;
  }
}

/** Names of classes and types in code: `models.Owner`, `SearchPage`. */
const namesIn = (code: string): string[] => code.match(/(?:\bmodels\.|(?<![\w.]))[A-Z]\w*/g) ?? [];

function parameterList(parameters: readonly Parameter[]): string {
  const hasRest = parameters.some(({ kind }) => kind === 'rest');
  const firstKeyword = hasRest ? -1 : parameters.findIndex(({ kind }) => kind === 'keyword');
  return parameters
    .flatMap(({ name, kind, type, default: preset }, index) => {
      const stars = { positional: '', keyword: '', rest: '*', settings: '**' }[kind];
      const text = `${stars}${name}: ${type}${preset === undefined ? '' : ` = ${preset}`}`;
      return index === firstKeyword ? ['*', text] : [text];
    })
    .join(', ');
}

/** The text without a sentence that only repeats the default, and the default where it tells something. */
function splitDefault(text: string, value: string | undefined): [text: string, value: string | undefined] {
  const isPlain = value === undefined || ['None', '', '""', '()', '{}', '[]'].includes(value);
  if (isPlain) return [text, undefined];
  const [sentence, said = ''] = / ?Default:? ([^.]+(?:\.\d+)?)\.(?= |$)/.exec(text) ?? [];
  if (sentence === undefined) return [text, value];
  const words = (part: string) =>
    part
      .replace(/\band\b|[^\w.*]/g, ' ')
      .trim()
      .replace(/\s+/g, ' ')
      .toLowerCase();
  if (words(said).replace(/\.0$/, '') === words(value).replace(/\.0$/, ''))
    return [text.replace(sentence, '').trim(), value];
  // The doc string explains a default that is computed.
  return [text, undefined];
}
