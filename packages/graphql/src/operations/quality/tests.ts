import { searchQuery } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { type PageInput, present, readPage, requireText } from './input.ts';

interface TestInput {
  readonly name: string;
  readonly category: string;
  readonly description?: string | null;
  readonly definition: { readonly json?: string | null };
}

async function createTest(
  { input }: { readonly input: TestInput & { readonly id?: string | null } },
  context: GraphqlContext,
): Promise<string> {
  await context.require(['MANAGE_TESTS']);
  const urn = requireType(context, `urn:li:test:${input.id || crypto.randomUUID()}`, 'input.id', 'test');
  if ((await context.unguarded.existing([urn], true)).length > 0)
    throw new RequestError('INVALID_REQUEST', `input.id: the test ${urn} exists already`);
  return writeTest(urn, input, context);
}

async function updateTest(
  { urn, input }: { readonly urn: string; readonly input: TestInput },
  context: GraphqlContext,
): Promise<string> {
  await context.require(['MANAGE_TESTS']);
  return writeTest(requireType(context, urn, 'urn', 'test'), input, context);
}

async function writeTest(urn: string, input: TestInput, context: GraphqlContext): Promise<string> {
  const { name, category, description, definition } = input;
  requireText(name, 'input.name');
  requireText(category, 'input.category');
  if (definition.json) requireJson(definition.json);
  const value = present({
    name,
    category,
    description,
    definition: present({ type: 'JSON', json: definition.json }),
  });
  await editAspects(unguarded(context), [{ urn, aspect: 'testInfo', change: () => value }]);
  return urn;
}

function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new RequestError(
      'INVALID_REQUEST',
      `input.definition.json: expected a JSON document, got ${JSON.stringify(text.slice(0, 100))}`,
    );
  }
}

async function deleteTest({ urn }: { readonly urn: string }, context: GraphqlContext): Promise<true> {
  await context.require(['MANAGE_TESTS']);
  requireType(context, urn, 'urn', 'test');
  if ((await context.unguarded.existing([urn], true)).length === 0) return true;
  await context.unguarded.deleteEntity(urn);
  context.refresh();
  return true;
}

async function listTests(
  { input }: { readonly input: PageInput & { readonly query?: string | null } },
  context: GraphqlContext,
) {
  await context.require(['MANAGE_TESTS', 'VIEW_TESTS']);
  const { start, count } = readPage(input, 20, 'input.');
  const { hits, total } = await context.session.search(
    searchQuery({ entityTypes: ['test'], input: input.query?.trim() || '*', start, count }),
  );
  return { start, count: hits.length, total, tests: hits.flatMap(({ urn }) => stubOf(urn) ?? []) };
}

/** Tests of metadata. */
export const testSubject: Subject = {
  queries: { listTests },
  mutations: { createTest, updateTest, deleteTest },
};
