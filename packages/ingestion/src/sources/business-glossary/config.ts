import { z } from 'zod';

/** What a recipe can say about the source `datahub-business-glossary`, with DataHub's names. */
export const configSchema = z.strictObject({
  file: z.string().min(1).describe('YAML file or `http` address of the glossary.'),
  enable_auto_id: z
    .boolean()
    .default(false)
    .describe('Whether URNs contain a GUID of the path instead of the path itself.'),
});

export type BusinessGlossaryConfig = z.infer<typeof configSchema>;

const text = z.string();
/** DataHub reads a number or a truth value as text here. */
const laxText = z.union([z.string(), z.number(), z.boolean()], 'expected a text').transform(String);

const ownersSchema = z.strictObject({
  type: text.optional(),
  typeUrn: text.nullish(),
  users: z.array(text).nullish(),
  groups: z.array(text).nullish(),
});

const ownersField = z.union([z.array(ownersSchema), ownersSchema]);

const linkSchema = z.strictObject({ label: text.nullish(), url: text.nullish() });

const termSchema = z.strictObject({
  id: text.nullish(),
  name: text.min(1),
  description: text,
  term_source: text.nullish(),
  source_ref: text.nullish(),
  source_url: text.nullish(),
  owners: ownersField.nullish(),
  inherits: z.array(text).nullish(),
  contains: z.array(text).nullish(),
  values: z.array(text).nullish(),
  related_terms: z.array(text).nullish(),
  custom_properties: z.record(text, laxText).nullish(),
  knowledge_links: z.array(linkSchema).nullish(),
  domain: text.nullish(),
});

const nodeSchema = z.strictObject({
  id: text.nullish(),
  name: text.min(1),
  description: text,
  owners: ownersField.nullish(),
  terms: z.array(termSchema).nullish(),
  get nodes(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<GlossaryNode>>>> {
    return z.array(nodeSchema as unknown as z.ZodType<GlossaryNode>).nullish();
  },
  knowledge_links: z.array(linkSchema).nullish(),
  custom_properties: z.record(text, laxText).nullish(),
});

/** A glossary, as its file has it. */
export const glossarySchema = z.strictObject({
  version: z
    .union([z.string(), z.number()])
    .refine((version) => String(version) === '1', 'expected 1, the only version'),
  source: text.nullish(),
  owners: ownersField,
  url: text.nullish(),
  source_type: text.default('INTERNAL'),
  terms: z.array(termSchema).nullish(),
  nodes: z.array(nodeSchema).nullish(),
});

export type Glossary = z.output<typeof glossarySchema>;
export type GlossaryTerm = z.output<typeof termSchema>;
export type GlossaryOwners = z.output<typeof ownersField>;
export type GlossaryLink = z.output<typeof linkSchema>;
export interface GlossaryNode {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description: string;
  readonly owners?: GlossaryOwners | null | undefined;
  readonly terms?: readonly GlossaryTerm[] | null | undefined;
  readonly nodes?: readonly GlossaryNode[] | null | undefined;
  readonly knowledge_links?: readonly GlossaryLink[] | null | undefined;
  readonly custom_properties?: Readonly<Record<string, string>> | null | undefined;
}
