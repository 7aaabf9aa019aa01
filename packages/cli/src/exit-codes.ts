/** What the command ends with; the documentation prints this table. */
export const exitCodes = {
  ok: { code: 0, meaning: 'It is done.' },
  failed: { code: 1, meaning: 'It failed, or a check found something. Standard error says why.' },
  usage: { code: 2, meaning: 'The command was called in a wrong way. Nothing was done.' },
  notFound: { code: 3, meaning: 'The entity, the aspect, the path or the run is not there.' },
  interrupted: { code: 130, meaning: 'Ctrl-C ended it. What was done until then stays done.' },
} as const;
export type ExitReason = keyof typeof exitCodes;

/** The commands that end with a code which not every command can end with. */
export const endingWith: Readonly<Partial<Record<ExitReason, readonly string[]>>> = {
  notFound: ['get', 'exists', 'lineage', 'delete', 'runs show', 'check store'],
  interrupted: ['delete', 'runs rollback', 'restore-indices', 'backup', 'check store'],
};

/** Every code that a command can end with. */
export const exitCodesOf = (command: string): readonly number[] =>
  (Object.keys(exitCodes) as ExitReason[])
    .filter((reason) => endingWith[reason]?.includes(command) ?? true)
    .map((reason) => exitCodes[reason].code);
