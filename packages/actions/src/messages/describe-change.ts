import { type EntityChangeEvent, type EventEnvelope, entityChangeOf } from '../definitions/event.ts';
import { fieldPathOf, kindOf, nameOf, urnParts } from './names.ts';

/** How a chat writes bold text and links. */
export interface Markup {
  bold(text: string): string;
  link(title: string, url: string): string;
}

/** Slack's mrkdwn. Its three special characters are escaped, so that no name can mention everybody. */
export const slackMarkup: Markup = {
  bold: (text) => `*${escapeSlack(text)}*`,
  link: (title, url) => `<${url}|${escapeSlack(title)}>`,
};
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markdown, as Teams reads it. */
export const markdown: Markup = {
  bold: (text) => `**${escapeMarkdown(text)}**`,
  link: (title, url) => `[${escapeMarkdown(title)}](${url})`,
};
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()<>#|]/g, '\\$&');

/** Plain text, with the address of a link behind its title. */
export const plainText: Markup = { bold: (text) => text, link: (title, url) => `${title} (${url})` };

const verbs: Readonly<Record<string, string>> = {
  ADD: 'added',
  MODIFY: 'updated',
  UPDATE: 'updated',
  REMOVE: 'removed',
  CREATE: 'created',
  REINSTATE: 'reinstated',
  SOFT_DELETE: 'soft-deleted',
  HARD_DELETE: 'deleted',
};

const systemActor = 'urn:li:corpuser:__datahub_system';

/** Whether a chat is to hear about an event: it is a change to an entity, and not by the system itself where that is suppressed. */
export const isWorthTelling = (event: EventEnvelope, suppressSystem: boolean): boolean => {
  const change = entityChangeOf(event);
  return change !== undefined && !(suppressSystem && change.auditStamp.actor === systemActor);
};

/** One sentence about a change: `✏️ ada has added tag pii for mysql dataset shop.orders.` */
export function describeChange(change: EntityChangeEvent, baseUrl: string, { bold, link }: Markup): string {
  const actor = bold(nameOf(change.auditStamp.actor));
  const verb = verbs[change.operation] ?? change.operation.toLowerCase();
  const category = change.category.toLowerCase().replaceAll('_', ' ');
  const modifier = change.modifier === undefined ? '' : `${bold(nameOf(change.modifier))} `;
  const place = placeOf(change, baseUrl.replace(/\/+$/, ''), link);
  if (change.category === 'LIFECYCLE') return `✏️ ${actor} has ${verb} ${place}.`;
  if (change.category === 'TECHNICAL_SCHEMA')
    return `✏️ ${actor} has ${verb} field ${modifier}in the schema of ${place}.`;
  return `✏️ ${actor} has ${verb} ${category} ${modifier}for ${place}.`;
}

/** Subject of a mail about a change: `shop.orders: technical schema`. */
export const subjectOf = ({ entityUrn, category }: EntityChangeEvent): string =>
  `${nameOf(entityUrn)}: ${category.toLowerCase().replaceAll('_', ' ')}`;

const foldersByType: Readonly<Record<string, string>> = { dataFlow: 'pipelines', dataJob: 'tasks' };

function placeOf(
  { entityUrn, entityType }: EntityChangeEvent,
  baseUrl: string,
  link: Markup['link'],
): string {
  if (entityType !== 'schemaField') {
    const folder = foldersByType[entityType] ?? entityType;
    return `${kindOf(entityUrn)} ${link(nameOf(entityUrn), `${baseUrl}/${folder}/${encodeURIComponent(entityUrn)}`)}`;
  }
  const [parent = ''] = urnParts(entityUrn);
  const path = fieldPathOf(entityUrn);
  const url = `${baseUrl}/dataset/${encodeURIComponent(parent)}/Schema?schemaFilter=${encodeURIComponent(path)}`;
  return `column ${path} of ${kindOf(parent)} ${link(nameOf(parent), url)}`;
}
