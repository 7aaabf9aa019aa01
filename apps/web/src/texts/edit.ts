import { number } from './format.ts';

export const editTexts = {
  edit: {
    notices: 'What was done',
    dismiss: 'Dismiss',
    undo: 'Undo',
    undone: (label: string) => `Undone: ${label}`,
    failed: (label: string) => `Not done: ${label}`,
    kept: (count: number) =>
      count === 1 ? '1 edit did not reach the server.' : `${number(count)} edits did not reach the server.`,
    sendKept: 'Send again',
    forgetKept: 'Discard',
    add: {
      tags: 'Add a tag',
      terms: 'Add a term',
      owners: 'Add an owner',
      domain: 'Choose a domain',
      dataProduct: 'Choose a data product',
      replacement: 'Choose a replacement',
    },
    remove: (name: string) => `Remove ${name}`,
    added: {
      tags: (name: string) => `Tag ${name} added`,
      terms: (name: string) => `Term ${name} added`,
      owners: (name: string) => `${name} is an owner`,
    },
    removed: {
      tags: (name: string) => `Tag ${name} removed`,
      terms: (name: string) => `Term ${name} removed`,
      owners: (name: string) => `${name} is no owner any more`,
    },
    domain: (name: string) => `Put into the domain ${name}`,
    noDomain: 'Taken out of its domain',
    describe: 'Edit the description',
    described: 'Description changed',
    deprecated: 'Deprecated',
    notDeprecated: 'No longer deprecated',
    save: 'Save',
    cancel: 'Cancel',
    preview: 'Preview',
    noMatch: 'Nothing matches.',
  },
} as const;
