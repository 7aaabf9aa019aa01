import { registry } from '@colophon/model';
import { schemaErrorCodes } from '@colophon/schema';
import { typeAnchors } from '@colophon/schema/printers';
import { sdkErrorCodes } from '@colophon/sdk';
import { readSubjects } from '../model-subjects.ts';
import type { PlacedPage } from './place.ts';
import type { Api } from './read-api.ts';

const errorsPage = 'typescript-sdk/errors';

/** Where each name of the SDK is explained: types of the model, and what is on the given pages. */
export class Links {
  readonly #places: ReadonlyMap<string, readonly [page: string, anchor: string]>;

  private constructor(places: ReadonlyMap<string, readonly [string, string]>) {
    this.#places = places;
  }

  static async of(api: Api, pages: readonly PlacedPage[]): Promise<Links> {
    const places = new Map(typeAnchors(registry, await readSubjects()));
    for (const { id, sections } of pages) {
      const anchorOf = anchors();
      for (const { title, client, members } of sections) {
        const own = anchorOf(title);
        for (const { heading, declaration, types } of members) {
          const isClient = client?.[0] === declaration.name;
          const name = client && !isClient ? `${client[0]}.${declaration.name}` : declaration.name;
          // The section of a client is that of its class.
          places.set(name, [id, isClient ? own : anchorOf(heading)]);
          for (const type of types) places.set(type.name, [id, anchorOf(type.name)]);
        }
      }
    }
    // The codes have headings of their own, on the page of the errors.
    for (const code of [...sdkErrorCodes, ...schemaErrorCodes])
      places.set(code, [errorsPage, code.toLowerCase()]);
    for (const [alias, name] of api.aliases) places.set(alias, places.get(name) ?? ['', '']);
    return new Links(places);
  }

  /** The address of a name, from a page; undefined for one that is not the SDK's. */
  hrefOf(name: string, page: string): string | undefined {
    const place = this.#places.get(name);
    if (!place) return undefined;
    return place[0] === page ? `#${place[1]}` : `/docs/${place[0]}#${place[1]}`;
  }
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
