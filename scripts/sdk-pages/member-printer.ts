import { inspect } from 'node:util';
import { type Comment, type DeclarationReflection, ReflectionKind, type SignatureReflection } from 'typedoc';
import { clientVariables } from './contents.ts';
import { withoutDefault } from './default-text.ts';
import type { Links } from './links.ts';
import type { Member } from './place.ts';
import { CommentPrinter, lowerFirst } from './print-comment.ts';
import {
  aliasText,
  isOptional,
  parameterName,
  printSignature,
  signatureText,
  typeAttributes,
  typeText,
} from './print-type.ts';
import { callOf, evaluate, type ImportPaths, printSample } from './sample.ts';

/** What the entries of all pages are printed with. */
export interface Printing {
  readonly links: Links;
  readonly paths: ImportPaths;
  /** Real defaults, by `SearchOptions.count`. */
  readonly defaults: ReadonlyMap<string, string>;
}

/** Prints the entries of one page: what each member is, what it takes, and what comes of it. */
export class MemberPrinter {
  readonly #printing: Printing;
  readonly #page: string;
  readonly #comments: CommentPrinter;

  constructor(printing: Printing, page: string) {
    this.#printing = printing;
    this.#page = page;
    this.#comments = new CommentPrinter(printing.links, page);
  }

  /** What is under the heading: a signature, what it does, parameters, errors and a sample. */
  own({ heading, declaration }: Member): string[] {
    const signature = signatureOf(declaration);
    if (declaration.kindOf(ReflectionKind.Class) || clientVariables.has(declaration.name))
      return this.#class(declaration, signature);
    if (declaration.kindOf(ReflectionKind.Variable)) return this.#variable(declaration);
    const isAccessor = declaration.kindOf(ReflectionKind.Accessor);
    const code =
      signature &&
      (isAccessor ? `${heading}: ${typeText(signature.type)}` : signatureText(heading, signature));
    return [this.#signature(code ?? heading, heading), ...this.#described(signature)];
  }

  /** The types that are explained below it. */
  types({ types }: Member, level = '####'): string[] {
    return types.flatMap((type) => this.#type(type, level));
  }

  /**
   * A row for an overview: the name, and the first sentence.
   *
   * @param name Under which the member is explained.
   */
  row({ heading, declaration }: Member, name: string): string {
    const href = this.#printing.links.hrefOf(name, this.#page);
    if (href === undefined) throw new Error(`${name} has no place`);
    const text = this.#comments.text((signatureOf(declaration) ?? declaration).comment?.summary);
    const [sentence = text] = /^.*?[.;:](?= |$)/.exec(text) ?? [];
    return `| [\`${heading}\`](${href}) | ${sentence.replace(/[.;:]$/, '').replaceAll('|', '\\|')} |`;
  }

  /** The single call that the example of a member shows. */
  callOf({ declaration }: Member): string | undefined {
    const [example] = this.#comments.examples(commentOf(declaration));
    return example && callOf(example);
  }

  #described(signature: SignatureReflection | undefined): string[] {
    const comment = signature?.comment;
    const returns = this.#comments.block(comment, '@returns');
    return [
      this.#comments.text(comment?.summary),
      ...this.#parameters(signature),
      returns ? `Returns ${lowerFirst(returns)}` : '',
      this.#comments.thrown(comment) ?? '',
      ...this.#comments.examples(comment).map((example) => this.#example(example)),
    ].filter((block) => block !== '');
  }

  /** A self-contained call is on one line with its result; the page runs it with others. */
  #example(example: string): string {
    const call = callOf(example);
    if (call === undefined) return printSample(example, this.#printing.paths);
    return `\`${call.replace(/\s+/g, ' ')}\` gives \`${resultOf(call)}\`.`;
  }

  #parameters(signature: SignatureReflection | undefined): string[] {
    const parameters = signature?.parameters ?? [];
    if (!parameters.some(({ comment }) => comment)) return [];
    const entries = parameters.flatMap((parameter) => {
      const name = parameterName(parameter);
      // Its type says everything, and is a link.
      if (name === 'options' && !parameter.comment) return [];
      const value = /^(\{\}|\[\]|\.\.\.)$/.test(parameter.defaultValue ?? '{}')
        ? undefined
        : parameter.defaultValue;
      const text = this.#comments.text(parameter.comment?.summary);
      const presence = isOptional(parameter) ? 'optional' : 'required';
      return [
        this.#entry('Parameter', name, `${signature?.name}.${name}`, {
          type: parameter.type,
          presence,
          value,
          text,
        }),
      ];
    });
    return [['<Parameters>', ...entries, '</Parameters>'].join('\n')];
  }

  #entry(
    component: 'Field' | 'Parameter',
    name: string,
    anchor: string,
    {
      type,
      presence,
      value,
      text,
    }: { type: SignatureReflection['type']; presence: string; value: string | undefined; text: string },
  ): string {
    if (text === '') throw new Error(`${anchor} has no doc comment`);
    const attributes = typeAttributes(type, this.#printing.links, this.#page);
    const said = value === undefined ? text : withoutDefault(text, anchor, value);
    const initial = value === undefined ? '' : ` default="${value}"`;
    return `<${component} name="${name}" anchor="${anchor}" ${attributes} ${presence}${initial}>${said}</${component}>`;
  }

  #type(declaration: DeclarationReflection, level: string): string[] {
    const { name, comment, extendedTypes = [] } = declaration;
    const heading = `${level} ${name}`;
    const text = this.#comments.text(comment?.summary);
    const more = this.#comments
      .examples(comment)
      .map((example) => printSample(example, this.#printing.paths));
    if (declaration.kindOf(ReflectionKind.TypeAlias))
      return [heading, this.#signature(aliasText(declaration), name), ...(text ? [text] : []), ...more];
    const others = extendedTypes.flatMap((type) =>
      type.type === 'reference' ? [this.#comments.link(type.name)] : [],
    );
    const parents = others.length > 0 ? `With all of ${others.join(' and ')}.` : '';
    return [heading, `${text} ${parents}`.trim(), ...this.#fields(declaration), ...more].filter(
      (block) => block !== '',
    );
  }

  #fields(
    { name: owner, children = [] }: DeclarationReflection,
    isShown: (child: DeclarationReflection) => unknown = () => true,
  ): string[] {
    const entries = children
      .filter(
        ({ inheritedFrom, flags, kind }) =>
          !inheritedFrom && !flags.isProtected && kind !== ReflectionKind.Constructor,
      )
      .filter(isShown)
      .flatMap((child) => {
        const signature = child.signatures?.[0];
        const text = this.#comments.text((signature ?? child).comment?.summary);
        const anchor = `${owner}.${child.name}`;
        const value = this.#printing.defaults.get(anchor);
        const presence = signature ? '' : child.flags.isOptional ? 'optional' : 'required';
        const name = signature ? signatureText(child.name, signature).replace(/: [^)]*$/, '') : child.name;
        return [
          this.#entry('Field', name, anchor, { type: (signature ?? child).type, presence, value, text }),
        ];
      });
    return entries.length === 0 ? [] : [['<Fields>', ...entries, '</Fields>'].join('\n')];
  }

  #class(declaration: DeclarationReflection, signature: SignatureReflection | undefined): string[] {
    const { name, comment, extendedTypes = [] } = declaration;
    const parents = extendedTypes.map((type) => this.#comments.link(typeText(type)));
    // Nobody but the SDK makes its errors.
    const isMade = signature && !declaration.flags.isAbstract && !name.endsWith('Error');
    return [
      isMade ? this.#signature(signatureText(`new ${name}`, signature), name) : '',
      `${this.#comments.text(comment?.summary)} ${parents.length > 0 ? `Extends ${parents.join(', ')}.` : ''}`.trim(),
      this.#comments.thrown(signature?.comment) ?? '',
      ...this.#comments.examples(comment).map((example) => this.#example(example)),
      ...this.#members(declaration),
    ].filter((block) => block !== '');
  }

  /** What can be read of an object and asked of it, where the class itself is the first to say so. */
  #members(declaration: DeclarationReflection): string[] {
    const isOwn = (child: DeclarationReflection) =>
      !child.overwrites && (child.signatures?.[0] ?? child).comment;
    return clientVariables.has(declaration.name) ? [] : this.#fields(declaration, isOwn);
  }

  #variable({ name, type, comment }: DeclarationReflection): string[] {
    return [
      this.#signature(`const ${name}: ${typeText(type)}`, name),
      this.#comments.text(comment?.summary),
      ...this.#comments.examples(comment).map((example) => this.#example(example)),
    ];
  }

  #signature(code: string, own: string): string {
    return printSignature(code, this.#printing.links, this.#page, own);
  }
}

/** The comment with the examples: of a class its own, since that of its constructor is about the settings. */
const commentOf = (declaration: DeclarationReflection): Comment | undefined =>
  declaration.comment ?? signatureOf(declaration)?.comment;

/** The signature of a function, a method, a getter or a class. */
const signatureOf = ({
  signatures,
  getSignature,
  children,
}: DeclarationReflection): SignatureReflection | undefined =>
  signatures?.[0] ??
  getSignature ??
  children?.find(({ kind }) => kind === ReflectionKind.Constructor)?.signatures?.[0];

/** What a call really gives, as a line of TypeScript; a text without quotes. */
export function resultOf(call: string): string {
  const value = evaluate(call);
  return typeof value === 'string'
    ? value
    : inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY });
}
