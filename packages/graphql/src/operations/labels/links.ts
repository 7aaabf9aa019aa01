import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireOnEachOrGlossary } from './access.ts';
import { inInput, requireTargets } from './targets.ts';
import { type Optional, objectsAt, stampOf } from './values.ts';

interface LinkInput {
  readonly linkUrl: string;
  readonly label: string;
  readonly resourceUrn: string;
  readonly settings?: Optional<{ readonly showInAssetPreview?: Optional<boolean> }>;
}

interface UpdateLinkInput extends LinkInput {
  readonly currentUrl: string;
  readonly currentLabel: string;
}

interface RemoveLinkInput {
  readonly linkUrl: string;
  readonly label?: Optional<string>;
  readonly resourceUrn: string;
}

interface Args<Input> {
  readonly input: Input;
}

const schemes = ['http:', 'https:', 'ftp:', 'mailto:'];

/** Links of entities to pages about them. A link is known by its address together with its label. */
export const links: Subject = {
  mutations: {
    addLink: ({ input }: Args<LinkInput>, context: GraphqlContext) =>
      edit(context, input, (present) => [...withoutCollision(present, input), newLink(context, input)]),

    updateLink: ({ input }: Args<UpdateLinkInput>, context: GraphqlContext) =>
      edit(context, input, (present) => {
        const at = present.findIndex(isLink(input.currentUrl, input.currentLabel));
        const link = present[at];
        if (!link)
          throw new RequestError(
            'INVALID_REQUEST',
            `input.currentUrl: ${input.resourceUrn} has no link ${describe(input.currentUrl, input.currentLabel)}`,
          );
        withoutCollision(present.toSpliced(at, 1), input);
        return present.with(at, updatedLink(context, link, input));
      }),

    upsertLink: ({ input }: Args<LinkInput>, context: GraphqlContext) =>
      edit(context, input, (present) => {
        const at = present.findIndex(isLink(input.linkUrl, input.label));
        const link = present[at];
        return link
          ? present.with(at, updatedLink(context, link, input))
          : [...present, newLink(context, input)];
      }),

    removeLink: ({ input }: Args<RemoveLinkInput>, context: GraphqlContext) =>
      change(context, input.resourceUrn, (present) =>
        present.filter(({ url, description }) => url !== input.linkUrl || isOther(description, input.label)),
      ),
  },
};

type Change = (present: readonly JsonObject[]) => readonly JsonObject[];

async function edit(context: GraphqlContext, input: LinkInput, changeLinks: Change): Promise<true> {
  requireAddress(input.linkUrl, 'input.linkUrl');
  return change(context, input.resourceUrn, changeLinks);
}

async function change(context: GraphqlContext, urn: string, changeLinks: Change): Promise<true> {
  await requireTargets(context, [{ resourceUrn: urn }], inInput);
  await requireOnEachOrGlossary(context, [urn], ['EDIT_ENTITY', 'EDIT_ENTITY_DOC_LINKS']);
  await editAspects(context, [
    {
      urn,
      aspect: 'institutionalMemory',
      change(present) {
        const before = objectsAt(present, 'elements');
        const elements = changeLinks(before);
        const isSame = elements.length === before.length && elements.every((link, i) => link === before[i]);
        return isSame ? undefined : { ...present, elements: [...elements] };
      },
    },
  ]);
  return true;
}

const isLink =
  (linkUrl: string, label: string) =>
  ({ url, description }: JsonObject): boolean =>
    url === linkUrl && description === label;

/** Whether a link has another label than the one that is asked for. */
const isOther = (description: unknown, label: Optional<string>): boolean =>
  label !== null && label !== undefined && description !== label;

function withoutCollision(
  present: readonly JsonObject[],
  { linkUrl, label, resourceUrn }: LinkInput,
): readonly JsonObject[] {
  if (present.some(isLink(linkUrl, label)))
    throw new RequestError(
      'INVALID_REQUEST',
      `input.linkUrl: ${resourceUrn} has the link ${describe(linkUrl, label)} already`,
    );
  return present;
}

const newLink = (context: GraphqlContext, input: LinkInput): JsonObject => ({
  url: input.linkUrl,
  description: input.label,
  createStamp: stampOf(context),
  ...settingsOf(input),
});

const updatedLink = (context: GraphqlContext, link: JsonObject, input: LinkInput): JsonObject => ({
  ...link,
  url: input.linkUrl,
  description: input.label,
  updateStamp: stampOf(context),
  ...settingsOf(input),
});

/** Settings that the request does not name stay as they are. */
const settingsOf = ({ settings }: LinkInput): JsonObject =>
  typeof settings?.showInAssetPreview === 'boolean'
    ? { settings: { showInAssetPreview: settings.showInAssetPreview } }
    : {};

/** @throws RequestError `INVALID_REQUEST` for what a browser would not open as a page or a message. */
export function requireAddress(url: string, place: string): string {
  if (URL.canParse(url) && schemes.includes(new URL(url).protocol)) return url;
  throw new RequestError(
    'INVALID_REQUEST',
    `${place}: expected an address that begins with ${schemes.join(', ')}, got ${JSON.stringify(url.slice(0, 200))}`,
  );
}

const describe = (url: string, label: string): string => JSON.stringify(`${url} (${label})`);
