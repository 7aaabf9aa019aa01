import { expect, it } from 'vitest';
import { draftOf, inputOf, isComplete } from './draft.ts';

const stored = {
  subscriptionUrn: 'urn:li:subscription:1',
  entityUrn: 'urn:li:tag:pii',
  entityChangeTypes: [{ entityChangeType: 'TAG_ADDED' }],
  notificationConfig: {
    notificationSettings: {
      sinkTypes: ['EMAIL', 'SLACK'],
      emailSettings: { email: 'ana@example.org' },
      slackSettings: { userHandle: null, channels: ['C1', 'C2'] },
    },
  },
  digest: '0 17 * * 5',
} as const satisfies Parameters<typeof draftOf>[0];

it('asks for every change, sent as the settings say, unless somebody chooses', () => {
  expect(inputOf(draftOf(undefined))).toEqual({
    entityChangeTypes: null,
    notificationConfig: null,
    digest: null,
  });
});

it('writes what it read', () => {
  expect(inputOf(draftOf(stored))).toEqual({
    entityChangeTypes: [{ entityChangeType: 'TAG_ADDED' }],
    notificationConfig: {
      notificationSettings: {
        sinkTypes: ['EMAIL', 'SLACK'],
        emailSettings: { email: 'ana@example.org' },
        slackSettings: { channels: ['C1', 'C2'] },
      },
    },
    digest: '0 17 * * 5',
  });
});

it('writes nothing of a channel that is not chosen', () => {
  expect(inputOf({ ...draftOf(stored), channel: 'EMAIL', digest: 'daily' })).toMatchObject({
    notificationConfig: {
      notificationSettings: { sinkTypes: ['EMAIL'], emailSettings: { email: 'ana@example.org' } },
    },
    digest: 'daily',
  });
  expect(inputOf({ ...draftOf(stored), channel: 'DEFAULT' }).notificationConfig).toBe(null);
});

it('is not complete without a kind of change or a schedule', () => {
  expect(isComplete({ ...draftOf(undefined), kinds: [] })).toBe(false);
  expect(isComplete({ ...draftOf(undefined), digest: 'CRON' })).toBe(false);
  expect(isComplete(draftOf(stored))).toBe(true);
});
