import type { AnyProposal, ChangeProposal, PatchOperation, PatchProposal } from '@colophon/sdk';
import { patchProposals } from '@colophon/sdk/patch';
import { isUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';

/** The lists that can have attribution, and the field that identifies an item. */
const lists = {
  globalTags: { list: 'tags', id: 'tag' },
  ownership: { list: 'owners', id: 'owner' },
  glossaryTerms: { list: 'terms', id: 'urn' },
} as const;

type Attributed = keyof typeof lists;
type Item = Readonly<Record<string, unknown>>;

const isAttributed = (name: string): name is Attributed => Object.hasOwn(lists, name);
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nested = '\u241f';

const anyUrn = z.string().superRefine((text, context) => {
  if (!isUrn(text.trim()))
    context.addIssue({ code: 'custom', message: `expected a URN, got ${JSON.stringify(text)}` });
});

export const setAttribution = defineTransformer({
  name: 'set_attribution',
  description:
    'Writes who says so beside each tag, term and owner, as a patch that leaves those of other sources.',
  config: z.strictObject({
    attribution_source: anyUrn.describe('URN of the source, such as `urn:li:platformResource:ingestion`.'),
    actor: anyUrn.nullish().default('urn:li:corpuser:datahub').describe('URN of who writes it.'),
    source_detail: z
      .record(z.string(), z.string())
      .nullish()
      .describe('Further facts about the source, by name.'),
    patch_mode: z
      .boolean()
      .default(false)
      .describe(
        'Whether items are added to those of the same source. By default they replace them, and what the source no longer reports is removed.',
      ),
  }),
  create({ attribution_source: source, actor, source_detail, patch_mode }, context) {
    const attribute = (item: Item): Item => ({
      ...item,
      attribution: {
        time: context.now(),
        actor,
        source,
        ...(source_detail && Object.keys(source_detail).length > 0 && { sourceDetail: source_detail }),
      },
    });

    function fromValue(proposal: AnyProposal, name: Attributed): PatchProposal[] {
      const { list, id } = lists[name];
      const items = ((proposal.aspect as unknown as Item)[list] ?? []) as readonly Item[];
      const entries = items.map((item) => [String(item[id]), attribute(item)] as const);
      const place = (...key: string[]) => ({
        aspectName: name,
        path: [list, source, ...key],
        arrayPrimaryKeys: { [list]: [`attribution${nested}source`, id] },
      });
      const steps = patch_mode
        ? entries.map(([key, value]) => ({ op: 'add' as const, place: place(key), value }))
        : [{ op: 'add' as const, place: place(), value: Object.fromEntries(entries) }];
      const { systemMetadata } = proposal;
      return patchProposals(proposal.entityUrn, steps, systemMetadata ? { systemMetadata } : {});
    }

    /** A patch keeps its form; what it adds for this source gets the attribution. */
    function fromPatch(proposal: PatchProposal, name: Attributed): PatchProposal {
      const start = `/${lists[name].list}/${source.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const operations = proposal.patch.operations.map((operation): PatchOperation => {
        const { op, path, value } = operation;
        const isOfSource = path === start || path.startsWith(`${start}/`);
        if (op !== 'add' || !isOfSource || !isItem(value) || Object.keys(value).length === 0)
          return operation;
        const isMap = Object.keys(value).some((key) => key.startsWith('urn:li:'));
        return { op, path, value: isMap ? attributeEach(value) : attribute(value) };
      });
      return { ...proposal, patch: { ...proposal.patch, operations } };
    }

    const attributeEach = (items: Item): Item =>
      Object.fromEntries(
        Object.entries(items).map(([key, item]) => [key, isItem(item) ? attribute(item) : item]),
      );

    function change(proposal: ChangeProposal): readonly ChangeProposal[] {
      const { aspectName } = proposal;
      if (!isAttributed(aspectName)) return [proposal];
      if ('patch' in proposal) return [fromPatch(proposal, aspectName)];
      return 'aspect' in proposal ? fromValue(proposal, aspectName) : [proposal];
    }

    return async function* (records) {
      for await (const record of records) {
        const proposals = record.proposals.flatMap(change);
        if (proposals.length > 0) yield { ...record, proposals };
      }
    };
  },
});
