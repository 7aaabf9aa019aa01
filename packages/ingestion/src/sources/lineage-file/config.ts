import { isUrn } from '@colophon/schema';
import { z } from 'zod';

/** What a recipe can say about the source `datahub-lineage-file`, with DataHub's names. */
export const configSchema = z.strictObject({
  file: z.string().min(1).describe('YAML file or `http` address of the lineage.'),
  preserve_upstream: z
    .boolean()
    .default(true)
    .describe('Whether lineage that the catalogue already has is kept. If false, the file replaces it.'),
});

export type LineageFileConfig = z.infer<typeof configSchema>;

const entitySchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .refine((name) => !name.startsWith('urn:li:'), 'expected a plain name, such as shop.orders, not a URN'),
  type: z.literal('dataset', 'expected dataset, the only type that is supported'),
  platform: z.string().min(1),
  env: z.string().min(1).default('PROD'),
  platform_instance: z.string().nullish(),
});

const urns = z.array(z.string().refine(isUrn, 'expected the URN of a schema field or a dataset')).nullish();

const columnsSchema = z.strictObject({
  upstreamType: z.enum(['FIELD_SET', 'DATASET', 'NONE']).default('FIELD_SET'),
  upstreams: urns,
  downstreamType: z.enum(['FIELD_SET', 'FIELD']).default('FIELD'),
  downstreams: urns,
  transformOperation: z.string().nullish(),
  confidenceScore: z.number().nullish().default(1),
});

const nodeSchema = z.strictObject({
  entity: entitySchema,
  get upstream(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<LineageNode>>>> {
    return z.array(nodeSchema as unknown as z.ZodType<LineageNode>).nullish();
  },
  fineGrainedLineages: z.array(columnsSchema).nullish(),
});

/** Lineage, as its file has it. */
export const lineageSchema = z.strictObject({
  version: z
    .union([z.string(), z.number()])
    .refine((version) => String(version) === '1', 'expected 1, the only version'),
  lineage: z.array(nodeSchema),
});

export type LineageEntity = z.output<typeof entitySchema>;
export type LineageColumns = z.output<typeof columnsSchema>;
export interface LineageNode {
  readonly entity: LineageEntity;
  readonly upstream?: readonly LineageNode[] | null | undefined;
  readonly fineGrainedLineages?: readonly LineageColumns[] | null | undefined;
}
