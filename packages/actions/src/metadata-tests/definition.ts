import { z } from 'zod';

/** A condition on a property of an entity: the path of a field, from the name of its aspect on. */
const condition = z
  .strictObject({
    property: z.string().min(1),
    operator: z.string().optional(),
    operation: z.string().optional(),
    values: z.union([z.array(z.unknown()), z.unknown()]).optional(),
    negated: z.boolean().optional(),
  })
  .refine(({ operator, operation }) => operator !== undefined || operation !== undefined, {
    error: 'a condition needs an operator',
  });
export type Condition = z.infer<typeof condition>;

/** Conditions of which all, one or none are to hold. A list is all of them. */
export type Rule =
  | Condition
  | { readonly and: readonly Rule[] }
  | { readonly or: readonly Rule[] }
  | { readonly not: Rule | readonly Rule[] }
  | readonly Rule[];

const rule: z.ZodType<Rule> = z.lazy(() =>
  z.union([
    condition,
    z.strictObject({ and: z.array(rule) }),
    z.strictObject({ or: z.array(rule) }),
    z.strictObject({ not: z.union([rule, z.array(rule)]) }),
    z.array(rule),
  ]),
);

/** What is done to entities that pass, or fail. DataHub writes the types in either case. */
const action = z.strictObject({
  type: z
    .string()
    .transform((type) => type.toLowerCase())
    .pipe(
      z.enum([
        'add_tags',
        'remove_tags',
        'add_terms',
        'remove_terms',
        'add_glossary_terms',
        'remove_glossary_terms',
        'add_owners',
        'remove_owners',
        'set_domain',
        'unset_domain',
      ]),
    ),
  values: z.array(z.string()).default([]),
});
export type TestAction = z.infer<typeof action>;

/** The rules of a metadata test, as the entity `test` has them as JSON. */
export const definitionSchema = z.strictObject({
  on: z.strictObject({
    types: z.array(z.string()).min(1),
    match: rule.optional(),
    conditions: rule.optional(),
  }),
  rules: rule,
  actions: z
    .strictObject({ passing: z.array(action).default([]), failing: z.array(action).default([]) })
    .default({ passing: [], failing: [] }),
});
export type Definition = z.infer<typeof definitionSchema>;
