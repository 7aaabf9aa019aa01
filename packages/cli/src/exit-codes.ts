/** What the command ends with; the documentation prints this table. */
export const exitCodes = {
  ok: { code: 0, meaning: 'Success.' },
  failed: {
    code: 1,
    meaning: 'The command failed, or a check found problems. Standard error has the reason.',
  },
  usage: { code: 2, meaning: 'Invalid usage. Nothing was done.' },
  notFound: { code: 3, meaning: 'The entity, aspect, path or run does not exist.' },
  interrupted: { code: 130, meaning: 'Interrupted with Ctrl-C. Changes made until then are kept.' },
} as const;
export type ExitReason = keyof typeof exitCodes;

const tenantCommands = ['suspend', 'resume', 'keep', 'delete'].map((name) => `service tenant ${name}`);
const policyCommands = ['show', 'update', 'delete', 'enable', 'disable'].map((name) => `policy ${name}`);

/** The commands that end with a code which not every command can end with. */
export const endingWith: Readonly<Partial<Record<ExitReason, readonly string[]>>> = {
  notFound: [
    'get',
    'exists',
    'lineage',
    'delete',
    'runs show',
    'ingest show',
    'ingest replay',
    'check store',
    'keys list',
    'keys rotate',
    'keys remove',
    'group delete',
    ...policyCommands,
    ...tenantCommands,
  ],
  interrupted: [
    'delete',
    'runs rollback',
    'sample load',
    'sample remove',
    'ingest run',
    'ingest preview',
    'ingest plan',
    'ingest rollback',
    'restore-indices',
    'backup',
    'check store',
    'store copy',
    'user remove',
    'group delete',
    'policy delete',
  ],
};

/** Every code that a command can end with. */
export const exitCodesOf = (command: string): readonly number[] =>
  (Object.keys(exitCodes) as ExitReason[])
    .filter((reason) => endingWith[reason]?.includes(command) ?? true)
    .map((reason) => exitCodes[reason].code);
