import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { narrow, wide } from './browser.ts';

/** What axe has against a page, and where. */
export interface Violation {
  screen: string;
  rule: string;
  help: string;
  places: string[];
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours. Nothing else depends on the theme, so no other rule runs in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const looks = [
  { screen: 'wide, light', viewport: wide, colorScheme: 'light' },
  { screen: 'wide, dark', viewport: wide, colorScheme: 'dark', rules: colourRules },
  { screen: 'narrow, dark', viewport: narrow, colorScheme: 'dark', rules: colourRules },
  { screen: 'narrow, light', viewport: narrow, colorScheme: 'light' },
] as const;
/** Where elements have the least room, which decides about the size of targets and what must be scrolled. */
const tightest: (typeof looks)[number]['screen'] = 'narrow, light';

/**
 * Which kinds of elements axe has examined in each theme. The pages share a style sheet, so what has the same tag and
 * attributes, within elements that have, looks the same on all of them.
 */
export type Examined = Map<string, Set<string>>;

/**
 * Lets axe look at the page in both themes and at the given widths, without loading it again.
 *
 * @param examined What is known from other pages. The page as a whole is examined on the screen alone that has the least
 *   room, but for its colours. On each screen, elements are examined whose kinds their theme has not shown yet. What is
 *   examined is added.
 */
export async function runAxe(
  page: Page,
  viewports: readonly { width: number }[] = [wide, narrow],
  examined?: Examined,
): Promise<Violation[]> {
  await page.evaluate(await axeSource);
  // What is far from the screen is not laid out until it comes near, and axe would measure places that are none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const violations: Violation[] = [];
  let seen: { readonly viewport: object; readonly kinds: readonly string[] } | undefined;
  for (const { screen, viewport, colorScheme, ...look } of looks) {
    if (!viewports.includes(viewport)) continue;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Where clicks have scrolled to depends on when the page grew, and the bar at its top may cover half a button there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const rules = 'rules' in look ? look.rules : undefined;
    const found: Omit<Violation, 'screen'>[] = [];
    if (examined === undefined) found.push(...(await examine(page, { rules })));
    else {
      const isWhole = screen === tightest;
      if (isWhole) found.push(...(await examine(page, { without: colourRules })));
      // The theme changes none of them.
      if (seen?.viewport !== viewport) seen = { viewport, kinds: await collectKinds(page) };
      const kinds = addKinds(seen.kinds, examined, colorScheme);
      if (kinds.length > 0)
        found.push(...(await examine(page, { rules: isWhole ? colourRules : rules, kinds })));
    }
    violations.push(...found.map((violation) => ({ screen, ...violation })));
  }
  return violations;
}

interface Examination {
  /** Default: every rule. */
  readonly rules?: readonly string[] | undefined;
  readonly without?: readonly string[];
  /** Looks at one element of each. Default: at the whole page. */
  readonly kinds?: readonly string[];
}

async function examine(
  page: Page,
  { rules, without = [], kinds }: Examination,
): Promise<Omit<Violation, 'screen'>[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // A rule of WCAG 2.2, which axe leaves out unless it is asked.
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    ...(rules && { runOnly: [...rules] }),
  };
  return page.evaluate(
    async ({ options, kinds }) => {
      const { axe, elementsByKind } = window as unknown as { axe: typeof Axe } & Kinds;
      const include = kinds?.flatMap((kind) => elementsByKind.get(kind) ?? []);
      const context = include ? { include } : document;
      // Naming every element takes a tenth of the time, and is needed only where something is wrong.
      const quick = await axe.run(context, { ...options, selectors: false });
      if (quick.violations.length === 0) return [];
      const named = await axe.run(context, options);
      const { violations } = named.violations.length > 0 ? named : quick;
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      }));
    },
    { options, kinds },
  );
}

/** Where a page keeps one element of each kind that is to be seen on it. */
interface Kinds {
  elementsByKind: Map<string, Element>;
}

/** Returns the kinds of the elements that are to be seen. */
async function collectKinds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // The style sheets compare the values of these; of other attributes, they only ask whether an element has them.
    const compared =
      /^(?:class|style|role|type|data-(?:run|state|theme)|aria-(?:current|expanded|pressed|selected))$/;
    const seenByItself = 'a, button, input, select, textarea, summary, img, svg, iframe';
    const kindOf = new Map<Element | null, string>();
    const elementsByKind = new Map<string, Element>();
    for (const element of document.querySelectorAll('body, body *')) {
      const parent = element.parentElement;
      const attributes = [...element.attributes]
        .map(({ name, value }) => (compared.test(name) ? `${name}=${value}` : name))
        .sort();
      const isOutside = element.getAttribute('href')?.startsWith('http');
      const position = [element === parent?.firstElementChild, element === parent?.lastElementChild];
      const own = [element.localName, ...attributes, isOutside, ...position].join(' ');
      // Shorter than the text, which repeats that of all elements around it.
      let [a, b] = [1, 2];
      for (const character of `${kindOf.get(parent)} ${own}`) {
        a = Math.imul(a ^ (character.codePointAt(0) ?? 0), 0x01000193);
        b = Math.imul(b ^ (character.codePointAt(0) ?? 0), 0x5bd1e995) ^ (b >>> 13);
      }
      const kind = `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
      kindOf.set(element, kind);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (elementsByKind.has(kind) || (!hasText && !element.matches(seenByItself))) continue;
      if (element.checkVisibility()) elementsByKind.set(kind, element);
    }
    Object.assign(window, { elementsByKind } satisfies Kinds);
    return [...elementsByKind.keys()];
  });
}

/** Adds kinds, and returns those that are new to the theme. */
function addKinds(kinds: readonly string[], examined: Examined, theme: string): string[] {
  const known = examined.get(theme) ?? new Set();
  examined.set(theme, known);
  const fresh = kinds.filter((kind) => !known.has(kind));
  for (const kind of fresh) known.add(kind);
  return fresh;
}
