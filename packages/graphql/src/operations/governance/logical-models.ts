import type { Privilege } from '@colophon/catalogue';
import { type JsonObject, printUrn } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, upsert } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { childColumnsOf, logicalParentAspect } from './logical-children.ts';
import { type SchemaFieldDataType, toFieldType } from './schema-field-types.ts';
import { objectsAt, requireText } from './text.ts';

interface ColumnInput {
  readonly fieldPath: string;
  readonly type: SchemaFieldDataType;
}

interface CreateLogicalModelInput {
  readonly name: string;
  readonly displayName?: string | null;
  readonly env?: string | null;
  readonly platform?: string | null;
  readonly columns: readonly ColumnInput[];
}

interface UpdateLogicalModelSchemaInput {
  readonly urn: string;
  readonly columns: readonly ColumnInput[];
}

const creators: readonly Privilege[] = ['CREATE_LOGICAL_MODELS'];
/** The platform of models that name none. */
const defaultPlatform = 'logical';
const platformAspect = 'dataPlatformInfo';
const schemaAspect = 'schemaMetadata';

/** Datasets that describe what others hold: their columns are mapped to those of physical datasets. */
export const logicalModels: Subject = {
  mutations: {
    async createLogicalModel(
      { input }: { readonly input: CreateLogicalModelInput },
      context: GraphqlContext,
    ) {
      await context.require(creators);
      const name = requireText(input.name, 'input.name');
      requireColumns(input.columns);
      const platform = requireType(context, platformUrnOf(input.platform), 'input.platform', 'dataPlatform');
      const urn = printUrn({ entityType: 'dataset', parts: [platform, name, input.env ?? 'PROD'] });
      requireType(context, urn, 'input.name', 'dataset');
      if (await context.existence.exists(urn))
        throw new RequestError('INVALID_REQUEST', `input.name: ${urn} exists already`);
      const platformInfo = await missingPlatform(context, platform);
      const schema = { schemaName: name, platform, version: 0, hash: '' };
      await context.write([
        ...(platformInfo ? [upsert(platform, platformAspect, platformInfo)] : []),
        {
          ...upsert(urn, 'datasetProperties', { name: input.displayName?.trim() || name }),
          headers: { 'If-Version-Match': '-1' },
        },
        upsert(urn, schemaAspect, {
          ...schema,
          platformSchema: { 'com.linkedin.schema.Schemaless': {} },
          fields: input.columns.map((column) => toColumn(column)),
        }),
      ]);
      return urn;
    },

    /** Columns that stay keep their descriptions and tags; those that go are no longer the parents of others. */
    async updateLogicalModelSchema(
      { input }: { readonly input: UpdateLogicalModelSchemaInput },
      context: GraphqlContext,
    ) {
      const { urn, columns } = input;
      requireType(context, urn, 'input.urn', 'dataset');
      await context.require(creators);
      requireColumns(columns);
      await requireExisting(context, [urn], 'input.urn');
      await requireLogical(context, urn);
      const wanted = new Set(columns.map(({ fieldPath }) => fieldPath));
      const present = objectsAt(await context.aspects.load(urn, schemaAspect), 'fields');
      const removed = present.map(({ fieldPath }) => String(fieldPath)).filter((path) => !wanted.has(path));
      const [platform = '', name = ''] = context.registry.parseEntityUrn(urn).parts;
      const empty: JsonObject = {
        schemaName: name,
        platform,
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      };
      await editAspects(context, [
        {
          urn,
          aspect: schemaAspect,
          change: (schema = empty) => ({ ...schema, fields: mergeColumns(schema, columns) }),
        },
        ...(await childColumnsOf(context, urn, removed)).map((child) => ({
          urn: child,
          aspect: logicalParentAspect,
          change: () => ({}),
        })),
      ]);
      return true;
    },
  },
};

function requireColumns(columns: readonly ColumnInput[]): void {
  if (columns.length === 0)
    throw new RequestError('INVALID_REQUEST', 'input.columns: expected at least one, got none');
  const seen = new Set<string>();
  for (const [i, { fieldPath }] of columns.entries()) {
    requireText(fieldPath, `input.columns[${i}].fieldPath`);
    if (seen.has(fieldPath))
      throw new RequestError(
        'INVALID_REQUEST',
        `input.columns[${i}].fieldPath: there are two columns ${JSON.stringify(fieldPath)}`,
      );
    seen.add(fieldPath);
  }
}

/** A platform is named by its URN, or by the last part of it. */
function platformUrnOf(platform: string | null | undefined): string {
  if (platform?.startsWith('urn:')) return platform;
  const name = typeof platform === 'string' ? requireText(platform, 'input.platform') : defaultPlatform;
  return printUrn({ entityType: 'dataPlatform', parts: [name] });
}

/** What has to be written of a platform that does not exist yet. @throws RequestError for one that is not logical. */
async function missingPlatform(context: GraphqlContext, platform: string): Promise<JsonObject | undefined> {
  const info = await context.aspects.load(platform, platformAspect);
  if (info?.logical === true) return undefined;
  if (info || (await context.existence.exists(platform)))
    throw new RequestError('INVALID_REQUEST', `input.platform: expected a logical platform, got ${platform}`);
  const [name = ''] = context.registry.parseEntityUrn(platform).parts;
  return { name, displayName: name, type: 'OTHERS', datasetNameDelimiter: '.', logical: true };
}

async function requireLogical(context: GraphqlContext, urn: string): Promise<void> {
  const [platform = ''] = context.registry.parseEntityUrn(urn).parts;
  if ((await context.aspects.load(platform, platformAspect))?.logical === true) return;
  throw new RequestError('INVALID_REQUEST', `input.urn: expected a logical model, got ${urn}`);
}

const toColumn = ({ fieldPath, type }: ColumnInput): JsonObject => ({
  fieldPath,
  type: toFieldType(type),
  nativeDataType: type,
});

function mergeColumns(schema: JsonObject, columns: readonly ColumnInput[]): JsonObject[] {
  const present = new Map(objectsAt(schema, 'fields').map((column) => [column.fieldPath, column]));
  return columns.map((column) => ({ ...present.get(column.fieldPath), ...toColumn(column) }));
}
