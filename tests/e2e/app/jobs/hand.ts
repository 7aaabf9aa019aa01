import type { Locator, Page } from 'playwright-core';

/** What somebody did for a job. */
export interface Effort {
  readonly clicks: number;
  /** Keys pressed, without the letters of texts. */
  readonly keys: number;
  /** Letters of texts that were written. */
  readonly letters: number;
}

/** Somebody who uses the application, and counts what it takes. */
export interface Hand {
  readonly page: Page;
  readonly effort: Effort;
  /** Opens a link, or presses a button; with the key that does the same, if there is one. */
  use(target: Locator, key?: string): Promise<void>;
  /** Writes into a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Writes into a field instead of what is there. */
  replace(field: Locator, text: string): Promise<void>;
  /** Picks an entry of a list that is open. */
  pick(entry: Locator): Promise<void>;
  /** Chooses the first result by its box. */
  choose(box: Locator): Promise<void>;
  /** Writes into the search field, wherever that is. */
  search(text: string): Promise<void>;
  /** Sends what is written in the search field. */
  submit(): Promise<void>;
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search the catalogue' });

/** Writes texts into fields, which are reached by the mouse or by keys. */
function createTyping(page: Page, reach: (field: Locator) => Promise<void>) {
  const effort = { clicks: 0, keys: 0, letters: 0 };
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    effort.keys += 1;
  }
  async function write(field: Locator, text: string): Promise<void> {
    await reach(field);
    await page.keyboard.type(text);
    effort.letters += text.length;
  }
  async function replace(field: Locator, text: string): Promise<void> {
    await reach(field);
    await press('ControlOrMeta+a');
    await write(field, text);
  }
  return { effort, press, write, replace, submit: () => press('Enter') };
}

/** Uses the mouse, and the keyboard for texts alone. */
export function createMouse(page: Page): Hand {
  const { effort, ...typing } = createTyping(page, async (field) => {
    await field.waitFor();
    if (!(await isFocused(field))) await click(field);
  });
  async function click(target: Locator): Promise<void> {
    await target.click();
    effort.clicks += 1;
  }
  return {
    page,
    effort,
    ...typing,
    use: (target) => click(target),
    pick: click,
    choose: click,
    search: (text) => typing.write(searchField(page), text),
  };
}

/** More presses of a key than this, and nobody would reach it. */
const maxPresses = 80;

/** Uses the keyboard alone. */
export function createKeyboard(page: Page): Hand {
  const { press, ...typing } = createTyping(page, reach);
  async function pressUntil(key: string, isThere: () => Promise<boolean>, what: Locator): Promise<void> {
    for (let presses = 0; !(await isThere()); presses++) {
      if (presses === maxPresses) throw new Error(`${what} is not reached with ${key}.`);
      await press(key);
    }
  }
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    await pressUntil('Tab', () => isFocused(target), target);
  }
  return {
    page,
    ...typing,
    async use(target, key) {
      if (key === undefined) await reach(target);
      else await target.waitFor();
      await press(key ?? 'Enter');
    },
    async choose(box) {
      await box.waitFor();
      await press('j');
      await press('x');
    },
    async pick(entry) {
      await entry.waitFor();
      await pressUntil('ArrowDown', () => isChosen(entry), entry);
      await press('Enter');
    },
    async search(text) {
      const field = searchField(page);
      await field.waitFor();
      if (!(await isFocused(field))) await press('/');
      await typing.write(field, text);
    },
  };
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const isChosen = (entry: Locator): Promise<boolean> =>
  entry.evaluate((element) => element === document.activeElement || element.ariaSelected === 'true');
