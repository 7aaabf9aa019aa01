import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChangedScreens } from './screens/kept-screens.ts';
import { type AppStage, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage({ sample: true });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

describe('every screen of the application', () => {
  // A change that is wanted: npm run screens -- --accept
  test('looks as in its picture', { timeout: 300_000 }, async () => {
    expect(await findChangedScreens(stage)).toEqual([]);
  });
});
