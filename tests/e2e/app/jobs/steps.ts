import type { Locator } from 'playwright-core';
import type { Hand } from './hand.ts';

export const urnOf = (table: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:snowflake,tarnfell.analytics.core.${table},PROD)`;

/** Finds a table by its name, and opens it. */
export async function find(hand: Hand, table: string): Promise<void> {
  const { page } = hand;
  await hand.search(table);
  await hand.pick(
    page.getByRole('option').filter({ hasText: 'Snowflake' }).filter({ hasText: table }).first(),
  );
  await page.getByRole('heading', { name: table, level: 1 }).waitFor();
}

export const openTab = ({ use, page }: Hand, name: string): Promise<void> =>
  use(page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name, exact: true }));

export async function openColumn({ use, page }: Hand, column: string): Promise<Locator> {
  await use(page.getByRole('button', { name: `Look at the column ${column}`, exact: true }));
  return page.getByRole('region', { name: `Column ${column}` });
}

/** Adds a label, which is found by its name. */
export async function addLabel(hand: Hand, button: string, name: string): Promise<void> {
  const { page } = hand;
  await hand.use(page.getByRole('button', { name: button, exact: true }));
  await pickNamed(hand, name);
}

export async function pickNamed(hand: Hand, name: string): Promise<void> {
  const dialog = hand.page.getByRole('dialog').last();
  await hand.write(dialog.getByRole('combobox'), name);
  await hand.pick(dialog.getByRole('option', { name }).first());
}

/** The entity whose page is shown. */
export const urnShown = ({ page }: Hand): string =>
  decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '');

export const told = (hand: Hand, text: string | RegExp) =>
  hand.page.getByRole('log').getByText(text).first().waitFor();
