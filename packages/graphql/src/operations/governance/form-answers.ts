import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { typesWith } from './batches.ts';
import { columnUrn } from './columns.ts';
import { associationIn, formsAspect, withAnswer } from './form-associations.ts';
import { type Stamp, stampOf } from './new-entity.ts';
import { type PropertyValueInput, toPropertyValue } from './property-values.ts';
import { objectsAt } from './text.ts';

interface SubmitFormPromptInput {
  readonly promptId: string;
  readonly formUrn: string;
  readonly type: 'STRUCTURED_PROPERTY' | 'FIELDS_STRUCTURED_PROPERTY';
  readonly fieldPath?: string | null;
  readonly structuredPropertyParams?: {
    readonly structuredPropertyUrn: string;
    readonly values: readonly PropertyValueInput[];
  } | null;
}

interface SubmitFormPrompt {
  readonly urn: string;
  readonly input: SubmitFormPromptInput;
}

export const formAnswers: Subject = {
  mutations: {
    /** The answer becomes the value of a structured property, of the asset or of one of its columns. */
    async submitFormPrompt({ urn, input }: SubmitFormPrompt, context: GraphqlContext) {
      requireType(context, urn, 'urn', ...typesWith(context, formsAspect));
      const form = requireType(context, input.formUrn, 'input.formUrn', 'form');
      await requireExisting(context, [urn], 'urn');
      const info = await context.aspects.load(form, 'formInfo');
      const { property, values } = readValues(context, requirePrompt(info, input), input);
      const columns = await readColumns(context, urn, input);
      const lastModified = stampOf(context);
      await editAspects(context, [
        {
          urn: columns ? columnUrn(urn, columns.answered) : urn,
          aspect: 'structuredProperties',
          change: (present) => withValues(present, property, values, lastModified),
        },
        {
          urn,
          aspect: formsAspect,
          change(present) {
            if (!present || !associationIn(present, form))
              throw new RequestError('INVALID_REQUEST', `input.formUrn: ${form} is not assigned to ${urn}`);
            return withAnswer(present, info, {
              form,
              prompt: input.promptId,
              ...(columns && { columns }),
              lastModified,
            });
          },
        },
      ]);
      return true;
    },
  },
};

function requirePrompt(
  info: JsonObject | undefined,
  { promptId, formUrn, type }: SubmitFormPromptInput,
): JsonObject {
  const prompt = objectsAt(info, 'prompts').find(({ id }) => id === promptId);
  if (!prompt)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.promptId: ${formUrn} has no prompt ${JSON.stringify(promptId)}`,
    );
  if (prompt.type !== type)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.type: expected ${prompt.type}, as of the prompt, got ${type}`,
    );
  return prompt;
}

function readValues(
  context: GraphqlContext,
  prompt: JsonObject,
  { structuredPropertyParams }: SubmitFormPromptInput,
): { readonly property: string; readonly values: JsonObject[] } {
  const place = 'input.structuredPropertyParams';
  if (!structuredPropertyParams)
    throw new RequestError('INVALID_REQUEST', `${place}: expected the property and its values, got neither`);
  const { structuredPropertyUrn, values } = structuredPropertyParams;
  const property = requireType(
    context,
    structuredPropertyUrn,
    `${place}.structuredPropertyUrn`,
    'structuredProperty',
  );
  const asked = (prompt.structuredPropertyParams as JsonObject | undefined)?.urn;
  if (asked !== undefined && asked !== property)
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}.structuredPropertyUrn: expected ${String(asked)}, as of the prompt, got ${property}`,
    );
  if (values.length === 0)
    throw new RequestError('INVALID_REQUEST', `${place}.values: expected at least one, got none`);
  return { property, values: values.map((value, i) => toPropertyValue(value, `${place}.values[${i}]`)) };
}

/** For a question about columns: the answered column, and all columns of the dataset. */
async function readColumns(
  context: GraphqlContext,
  urn: string,
  { type, fieldPath }: SubmitFormPromptInput,
): Promise<{ readonly answered: string; readonly all: readonly string[] } | undefined> {
  if (type === 'STRUCTURED_PROPERTY') return undefined;
  const schema = await context.aspects.load(urn, 'schemaMetadata');
  const all = objectsAt(schema, 'fields').map((column) => String(column.fieldPath));
  if (fieldPath && all.includes(fieldPath)) return { answered: fieldPath, all };
  throw new RequestError(
    'INVALID_REQUEST',
    `input.fieldPath: expected a column of ${urn}, got ${JSON.stringify(fieldPath ?? null)}`,
  );
}

/** The structured properties of an entity, with new values for one of them. */
function withValues(
  present: JsonObject | undefined,
  propertyUrn: string,
  values: JsonObject[],
  lastModified: Stamp,
): JsonObject {
  const properties = objectsAt(present, 'properties');
  const known = properties.find((assignment) => assignment.propertyUrn === propertyUrn);
  return {
    ...present,
    properties: [
      ...properties.filter((assignment) => assignment !== known),
      { created: lastModified, ...known, propertyUrn, values, lastModified },
    ],
  };
}
