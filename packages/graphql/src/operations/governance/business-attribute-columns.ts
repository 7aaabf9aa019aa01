import type { Privilege } from '@colophon/catalogue';
import { parseUrn } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { columnUrn } from './columns.ts';
import { requireText } from './text.ts';

interface ResourceRef {
  readonly resourceUrn: string;
  readonly subResource?: string | null;
}

interface AddBusinessAttributeInput {
  readonly businessAttributeUrn: string;
  readonly resourceUrn: readonly ResourceRef[];
}

const aspect = 'businessAttributes';
const editors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'];
/** Columns that one request may change. */
const maxColumns = 1000;

/** Which business attribute the columns of datasets have: each has one at most. */
export const businessAttributeColumns: Subject = {
  mutations: {
    async addBusinessAttribute(
      { input }: { readonly input: AddBusinessAttributeInput },
      context: GraphqlContext,
    ) {
      const { businessAttributeUrn } = requireAttribute(context, input);
      const columns = await requireColumns(context, input.resourceUrn);
      await requireExisting(context, [businessAttributeUrn], 'input.businessAttributeUrn');
      await editAspects(
        context,
        columns.map((urn) => ({
          urn,
          aspect,
          change: () => ({ businessAttribute: { businessAttributeUrn } }),
        })),
      );
      return true;
    },

    async removeBusinessAttribute(
      { input }: { readonly input: AddBusinessAttributeInput },
      context: GraphqlContext,
    ) {
      const { businessAttributeUrn } = requireAttribute(context, input);
      const columns = await requireColumns(context, input.resourceUrn);
      await editAspects(
        context,
        columns.map((urn) => ({
          urn,
          aspect,
          // Another one that the column has meanwhile is not meant.
          change: (present) =>
            isAttribute(present?.businessAttribute, businessAttributeUrn) ? {} : undefined,
        })),
      );
      return true;
    },
  },
};

function requireAttribute(
  context: GraphqlContext,
  input: AddBusinessAttributeInput,
): AddBusinessAttributeInput {
  requireType(context, input.businessAttributeUrn, 'input.businessAttributeUrn', 'businessAttribute');
  return input;
}

/** The columns of a request: named by their URNs, or as parts of datasets. */
async function requireColumns(
  context: GraphqlContext,
  resources: readonly ResourceRef[],
): Promise<readonly string[]> {
  if (resources.length > maxColumns)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.resourceUrn: expected at most ${maxColumns}, got ${resources.length}`,
    );
  const columns = new Map<string, string>();
  for (const [i, { resourceUrn, subResource }] of resources.entries()) {
    const place = `input.resourceUrn[${i}]`;
    requireType(context, resourceUrn, `${place}.resourceUrn`, 'schemaField', 'dataset');
    if (resourceUrn.startsWith('urn:li:dataset:')) {
      const path = requireText(subResource ?? '', `${place}.subResource`);
      columns.set(columnUrn(resourceUrn, path), resourceUrn);
    } else {
      const [dataset = ''] = parseUrn(resourceUrn).parts;
      columns.set(resourceUrn, requireType(context, dataset, `${place}.resourceUrn`, 'dataset'));
    }
  }
  const datasets = [...new Set(columns.values())];
  for (const dataset of datasets) await context.require(editors, dataset);
  await requireExisting(context, datasets, 'input.resourceUrn');
  return [...columns.keys()];
}

const isAttribute = (association: unknown, urn: string): boolean =>
  typeof association === 'object' &&
  association !== null &&
  'businessAttributeUrn' in association &&
  association.businessAttributeUrn === urn;
