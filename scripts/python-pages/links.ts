import type { ClassDeclaration, Method, Property, PythonApi } from './api.ts';
import { type PythonPage, pythonPages } from './contents.ts';

/** Where each name of the Python package is explained: what the reference has, and the classes of the model. */
export class PythonLinks {
  readonly #places: ReadonlyMap<string, readonly [page: string, anchor: string]>;

  /** @param models The page and the anchor of each class of the model. */
  constructor(api: PythonApi, models: ReadonlyMap<string, readonly [string, string]>) {
    const places = new Map<string, readonly [string, string]>();
    for (const [name, place] of models) places.set(`models.${name}`, place);
    for (const page of pythonPages) {
      const anchorOf = anchors();
      for (const [name, heading] of headingsOf(page, api)) places.set(name, [page.id, anchorOf(heading)]);
    }
    this.#places = places;
  }

  /** The address of a name, from a page; undefined for one that is not of the package. */
  hrefOf(name: string, page: string): string | undefined {
    const place = this.#places.get(name);
    if (!place) return undefined;
    return place[0] === page ? `#${place[1]}` : `/docs/${place[0]}#${place[1]}`;
  }
}

/** The headings of a page, each with the name that it explains. */
function* headingsOf(page: PythonPage, api: PythonApi): Generator<[name: string, heading: string]> {
  for (const { title, client, names = [] } of page.sections) {
    yield [client?.[0] ?? '', title];
    if (client) {
      const [className, variable] = client;
      for (const { name } of membersOf(classOf(api, className)))
        yield [`${className}.${name}`, `${variable}.${name}`];
    }
    for (const name of names) yield [name, name];
  }
}

/** The methods and properties of a class that have headings. */
export const membersOf = ({ members }: ClassDeclaration) =>
  members.filter(
    (member): member is Method | Property => member.kind === 'method' || member.kind === 'property',
  );

export function classOf(api: PythonApi, name: string): ClassDeclaration {
  const found = api.declarations.find((declaration) => declaration.name === name);
  if (found?.kind !== 'class') throw new Error(`the Python package has no class ${name}`);
  return found;
}

/** Gives the headings of a page, one after the other, the anchors that the site gives them. */
function anchors(): (heading: string) => string {
  const count = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, '');
    const before = count.get(slug) ?? 0;
    count.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
}
