import { forbidden } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { readSettings } from './settings.ts';
import { listAt, objectAt, stringsAt } from './values.ts';

const managers = ['MANAGE_HOME_PAGE_TEMPLATES'] as const;

/** Whose a template or module is, before and after a change. */
export interface PageChange {
  readonly urn: string;
  /** Undefined when it did not exist. */
  readonly present: JsonObject | undefined;
  /** Undefined when it is deleted. */
  readonly scope?: 'PERSONAL' | 'GLOBAL';
}

/**
 * Requires that the caller may change a template or module: what everybody sees with a privilege, what is personal as the
 * one who made it.
 *
 * @throws CatalogueError `FORBIDDEN`
 */
export async function requirePageAccess(
  context: GraphqlContext,
  { urn, present, scope }: PageChange,
): Promise<void> {
  const before = objectAt(present, 'visibility').scope;
  if (before === 'GLOBAL' || scope === 'GLOBAL') return context.require(managers);
  // Nobody made what says nothing of itself.
  if (!present && scope === undefined) return context.require(managers);
  const isOthers = present !== undefined && objectAt(present, 'created').actor !== context.actor;
  if (isOthers && context.accessControl) throw forbidden(managers, urn);
}

/** @throws RequestError `INVALID_REQUEST` for the start page that everybody has by default, and what is on it. */
export async function requireNoDefault(context: GraphqlContext, urn: string): Promise<void> {
  const template = objectAt(await readSettings(context), 'homePage').defaultTemplate;
  if (typeof template !== 'string') return;
  const properties = await context.unguarded.aspect(template, 'dataHubPageTemplateProperties');
  const rows = listAt(properties?.value, 'rows') as readonly JsonObject[];
  const isDefault = urn === template || rows.some((row) => stringsAt(row, 'modules').includes(urn));
  if (isDefault)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.urn: ${urn} is part of the default start page, which stays`,
    );
}
