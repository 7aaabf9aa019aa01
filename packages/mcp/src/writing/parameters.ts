import { z } from 'zod';

export const urnParameter = z.string().min(1).describe('URN of the entity to change.');

export const columnParameter = z
  .string()
  .min(1)
  .optional()
  .describe('Path of a column of the dataset, to change that column. Default: the entity itself.');

/** A list of URNs to add or remove. */
export const urnsParameter = (description: string) =>
  z.array(z.string().min(1)).max(100).default([]).describe(description);
