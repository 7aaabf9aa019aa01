import { sampleProposals } from '@colophon/sample';
import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from './entity-samples.ts';
import { type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { axe } from './stage.ts';
import { goWithin, settled, showTab } from './walk-pages.ts';

/** Of each type, so many entities of the sample are stored; of structured properties all, since others name them. */
const perType = 3;
const form = 'urn:li:form:basics';

/** What a reader may press: it searches, sorts, shows more, copies, or opens what says why nothing can be answered. */
const harmless =
  /^(Search|Find|Fill in|Filter|Look at|Copy|Actions$|Next|Show|Clear|Newest|Older|Pause|Direction|Depth|Most per hop|Group by|State|Domain|Owner|Priority|Type|Aspect|All |Yours|Every entity|Choose a privilege|Who is notified|Expand|Collapse|Fit|Zoom|Previous|Compare|Day|Period|Days|Wrap|Download as CSV|Reference|Sign out|Details|Whole|Only|Assets)/;
/** What a reader may edit, by the page: what is the reader's own, and what says once it is open why it cannot be sent. */
const allowed: Readonly<Record<string, RegExp>> = {
  '/settings/tokens': /^New token/,
  '/settings/views': /^(New view|(Make|Use).*default.*)/,
  '/settings/profile':
    /^(Display name|Title|Teams|E-mail|Link to a picture|About you|Current password|New password|Save|Change password)/,
  '/settings/users': /^Invite somebody/,
  '/govern/products': /^New data product/,
  Lineage: /^Edit lineage/,
};

let stage: SignInStage;
let reader: Page;
/** Answers that the reader was not allowed, or that failed. */
const refused: string[] = [];
/** The first entities of each type of the sample. */
const entities = new Map<string, string[]>();

beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  await storeSome();
  reader = await stage.signIn('ada');
  reader.setDefaultTimeout(15_000);
  watch(reader);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

async function storeSome(): Promise<void> {
  const proposals: AnyProposal[] = [];
  for (const proposal of sampleProposals({ now: Date.now(), days: 3 })) {
    const urn = String(proposal.entityUrn);
    const type = /^urn:li:(\w+)/.exec(urn)?.[1] ?? '';
    const known = entities.get(type) ?? [];
    if (
      !known.includes(urn) &&
      known.length < (type === 'structuredProperty' ? Number.POSITIVE_INFINITY : perType)
    )
      entities.set(type, [...known, urn]);
    if (entities.get(type)?.includes(urn)) proposals.push(proposal);
  }
  const { createAccessToken } = (await stage.graphql(
    'mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "urn:li:corpuser:margaret", duration: ONE_DAY, name: "sample" }) { accessToken } }',
  )) as { readonly createAccessToken: { readonly accessToken: string } };
  const emitter = new RestEmitter({ server: stage.server.address, token: createAccessToken.accessToken });
  await emitter.emitMany(proposals);
  await emitter.close();
  const [dataset] = entities.get('dataset') ?? [];
  await stage.graphql('mutation { createSecret(input: { name: "PASSWORD", value: "b" }) }');
  await stage.graphql(
    'mutation { createPost(input: { postType: HOME_PAGE_ANNOUNCEMENT, content: { contentType: TEXT, title: "News" } }) }',
  );
  await stage.graphql(
    'mutation { createView(input: { viewType: GLOBAL, name: "Tables", definition: { entityTypes: [DATASET], filter: { operator: AND, filters: [] } } }) { urn } }',
  );
  await stage.graphql(
    'mutation { createForm(input: { id: "basics", name: "Basics", type: VERIFICATION, prompts: [] }) { urn } }',
  );
  await stage.graphql(
    `mutation { batchAssignForm(input: { formUrn: "${form}", entityUrns: ["${dataset}"] }) }`,
  );
}

/** Notes every answer that the reader is not allowed to have. */
function watch(page: Page): void {
  page.on('response', async (answer) => {
    const from = `${new URL(page.url()).pathname} ← ${new URL(answer.url()).pathname}`;
    if (answer.status() === 403 || answer.status() >= 500) refused.push(`${from}: ${answer.status()}`);
    if (!answer.url().endsWith('/api/graphql')) return;
    // Where the page is left before, there is no answer.
    const text = await answer.text().catch(() => '');
    if (text.includes('"errors"')) refused.push(`${from}: ${text.slice(0, 300)}`);
  });
}

interface Control {
  readonly name: string;
  readonly isEnabled: boolean;
  /** What says why it is disabled. */
  readonly reason: string;
}

/** What is shown in the page: its controls, its text, and what is told as a failure. */
const shown = () =>
  reader.locator('main').evaluate((main: HTMLElement) => ({
    text: main.innerText,
    failures: [...main.querySelectorAll('.state--failed')].map(({ textContent }) => textContent),
    controls: [...main.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')]
      .filter((each) => each.checkVisibility())
      .map((each): Control => {
        const described = document.getElementById(each.getAttribute('aria-describedby') ?? '');
        const label = each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent;
        return {
          name: (label ?? each.textContent).trim(),
          isEnabled: !each.disabled && each.getAttribute('aria-disabled') !== 'true',
          reason: described?.textContent ?? each.title,
        };
      }),
  }));

/** What the reader could edit on what is shown, or cannot without being told why. */
async function faults(place: string): Promise<string[]> {
  const { text, failures, controls } = await shown();
  const isSaid = /privilege\s+[A-Z_]{6,}/.test(text);
  const others = controls.filter(({ name }) => !harmless.test(name) && !allowed[place]?.test(name));
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    ...others.filter(({ isEnabled }) => isEnabled).map(({ name }) => `enabled: ${name}`),
    ...others
      .filter(
        ({ isEnabled, reason }) => !isEnabled && !isSaid && !/[A-Z_]{6,}|Nobody may|do not have/.test(reason),
      )
      .map(({ name }) => `disabled without a reason: ${name}`),
  ];
}

/** Rights come after the page, so what is found is looked for again. */
async function expectNone(place: string): Promise<void> {
  await settled(reader);
  await expect
    .poll(() => faults(place), { timeout: 3000, message: `${place} at ${reader.url()}` })
    .toEqual([]);
}

describe('a reader', () => {
  test.each(['govern', 'ingestion', 'analytics', 'settings'])(
    'sees every page under /%s, edits nothing, and is told why',
    async (section) => {
      await reader.goto(`/${section}`);
      await settled(reader);
      const pages = reader.locator('.section__pages a');
      for (const [at, path] of (
        await pages.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
      ).entries()) {
        await goWithin(reader, path);
        await reader.waitForFunction(
          (place) => document.querySelectorAll('.section__pages a')[place]?.ariaCurrent === 'page',
          at,
        );
        await expectNone(path);
      }
    },
  );
  test('sees what is looked after under /govern', async () => {
    const chosen = [
      ['glossary', entities.get('glossaryTerm')],
      ['glossary', entities.get('glossaryNode')],
      ['domains', entities.get('domain')],
      ['products', entities.get('dataProduct')],
      ['properties', entities.get('structuredProperty')],
      ['forms', [form]],
    ] as const;
    for (const [page, urns] of chosen) {
      await goWithin(reader, `/govern/${page}/${encodeURIComponent(urns?.[0] ?? '')}`);
      await reader.locator('main article').waitFor();
      await expectNone(page);
      expect(
        (await shown()).controls.some(({ isEnabled }) => !isEnabled),
        page,
      ).toBe(true);
    }
  });
  test('sees every type of entity, and every tab', async () => {
    const walked = new Set<string>();
    for (const [type, [urn = '']] of entities) {
      await goWithin(reader, pageOf(urn));
      await reader.locator('.entity__tabs').waitFor();
      await expectNone(type);
      await reader.getByRole('button', { name: 'Actions' }).click();
      const entries = await reader.locator('[role=menuitem]:not([aria-disabled])').allInnerTexts();
      expect(entries, type).toEqual(['Follow …']);
      await reader.keyboard.press('Escape');
      const tabs = reader.getByRole('navigation', { name: 'Parts' }).getByRole('link');
      for (const [at, tab] of (await tabs.allInnerTexts()).entries()) {
        if (walked.has(tab)) continue;
        walked.add(tab);
        await showTab(reader, at);
        await expectNone(tab);
      }
    }
    expect(walked.size).toBeGreaterThan(12);
  });
  test('is asked for nothing that a reader may not have', async () => {
    expect(refused).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
  test.each(['/govern/tags', '/ingestion/secrets'])('reads %s with any assistance', async (path) => {
    await goWithin(reader, path);
    await reader.locator('main h1').waitFor();
    await settled(reader);
    expect(await axe(reader)).toEqual([]);
  });
});

test('a user who sees only the page of an entity is told what the tabs need', async () => {
  for (const id of ['view-entity-page-all', 'view-dataset-sensitive'])
    await stage.graphql(`mutation { deletePolicy(urn: "urn:li:dataHubPolicy:${id}") }`);
  await stage.graphql(
    'mutation { createPolicy(input: { type: METADATA, name: "Pages", state: ACTIVE, description: "", privileges: ["VIEW_ENTITY_PAGE"], actors: { allUsers: true, allGroups: false, resourceOwners: false } }) }',
  );
  await stage.signUp('grace');
  const page = await stage.signIn('grace');
  page.setDefaultTimeout(15_000);
  // The first page asks for what fails its checks, whoever its reader is.
  await page.waitForLoadState('networkidle');
  watch(page);
  const [dataset = ''] = entities.get('dataset') ?? [];
  for (const [tab, privilege] of [
    ['usage', 'VIEW_DATASET_USAGE'],
    ['usage', 'VIEW_DATASET_PROFILE'],
    ['history', 'GET_TIMELINE_PRIVILEGE'],
  ] as const) {
    await goWithin(page, pageOf(dataset, tab));
    await page.locator('.entity__body .state').getByText(privilege).waitFor();
  }
  expect(refused).toEqual([]);
});
