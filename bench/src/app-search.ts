import type { Page } from 'playwright-core';
import { speeds } from '../../tests/e2e/app/speeds.ts';
import { goWithin, settled } from '../../tests/e2e/app/walk-pages.ts';
import { figureOfTimes } from './app/figures.ts';
import { isSettled, startAppBench, timeToShow } from './app/stage.ts';
import type { Figure } from './report.ts';
import type { Rounds } from './rounds.ts';
import { createRandom, drawDataset, drawWord } from './search/corpus.ts';
import { proposeDatasets } from './search/fill.ts';

const entities = 100_000;
/** Names that are typed in a round, a letter at a time, and pages that are opened. */
const namesPerRound = 8;
const lettersPerName = 6;
const pagesPerRound = 20;

/** What somebody waits for who types into the field of the search, and then opens a result. */
export async function benchAppSearch({ count }: Rounds): Promise<Figure[]> {
  await using bench = await startAppBench(`app-${entities}`, (catalogue) =>
    proposeDatasets(entities, catalogue.propose),
  );
  const page = await bench.open('/');
  await watchSuggestions(page);
  await page.goto('/');
  const random = createRandom(99);
  const drawName = () => drawDataset(Math.floor(random() * entities)).name;
  const typed: number[][] = [];
  const opened: number[][] = [];
  // The first turn warms up the server and the code of the page.
  for (let round = -1; round < count; round++) {
    const [suggestionTimes, pageTimes]: [number[], number[]] = [[], []];
    for (let i = 0; i < namesPerRound; i++) suggestionTimes.push(...(await typeName(page, drawName())));
    for (let i = 0; i < pagesPerRound; i++) pageTimes.push(await openResult(page, drawWord(random)));
    if (round < 0) continue;
    typed.push(suggestionTimes);
    opened.push(pageTimes);
  }
  return [
    figureOfTimes(typed, {
      benchmark: 'app-search',
      what: `p95 from a key to its suggestions, ${entities.toLocaleString('en')} entities`,
      goalMs: speeds.suggestions.goal,
    }),
    figureOfTimes(opened, {
      benchmark: 'app-search',
      what: 'p95 from a result to the page of its entity',
      goalMs: speeds.result.goal,
    }),
  ];
}

/** Keeps the names in each answer with suggestions, so that it is known what the field has to show. */
const watchSuggestions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    const answers: Record<string, readonly string[]> = {};
    Object.assign(window, { answers });
    window.fetch = async (...given: Parameters<typeof fetch>) => {
      const response = await fetch(...given);
      const body = given[1]?.body;
      if (typeof body === 'string' && body.includes('"Suggest"')) {
        const { text } = (JSON.parse(body) as { variables: { text: string } }).variables;
        const { data } = await response.clone().json();
        answers[text] = data.autoCompleteForMultiple.suggestions.flatMap(
          (group: { entities: { card: { name: string } }[] }) => group.entities.map(({ card }) => card.name),
        );
      }
      return response;
    };
  });

/** Milliseconds from each key of a name to the frame with what was found for it. Keys without any, or whose answer is known, are left out. */
async function typeName(page: Page, name: string): Promise<readonly number[]> {
  const field = page.getByRole('combobox').last();
  await field.fill('');
  const times: number[] = [];
  let text = '';
  for (const letter of name.slice(0, lettersPerName)) {
    text += letter;
    const isKnown = await page.evaluate(answeredTo, text);
    const time = await timeToShow(page, 'keydown', isSuggested, text, () => page.keyboard.press(letter));
    if (!isKnown && (await page.evaluate(answeredTo, text))?.length) times.push(time);
    // As somebody does who types ten letters per second.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  return times;
}

/** In the page: the names that were answered to a text. */
const answeredTo = (text: string): readonly string[] | undefined =>
  (Reflect.get(window, 'answers') as Record<string, readonly string[]>)[text];

/** In the page: the answer to this text is listed below the field, where what was found elsewhere may be, too. */
const isSuggested = (text: string): boolean => {
  const names = (Reflect.get(window, 'answers') as Record<string, readonly string[]>)[text];
  const shown = [...document.querySelectorAll('.suggestion__name')].map(({ textContent }) => textContent);
  return (
    names !== undefined &&
    (names.length > 0 || shown.length === 0) &&
    names.every((name) => shown.includes(name))
  );
};

/** Milliseconds from the click on a result to the page of its entity, without anything still to come. */
async function openResult(page: Page, word: string): Promise<number> {
  await goWithin(page, `/search?q=${word}`);
  await settled(page);
  const links = page.locator('.result__head a');
  const link = links.nth(Math.floor((await links.count()) / 2));
  const name = await link.innerText();
  return timeToShow(page, 'click', isSettled, name, () => link.click());
}
