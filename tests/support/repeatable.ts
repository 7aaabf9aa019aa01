import fc from 'fast-check';

/**
 * Lets properties choose the same values in each run, so that the tests say the same of the same
 * code: a failure then is the doing of the change that is tested. `COLOPHON_SEED=random` looks for
 * new cases, and `COLOPHON_SEED=<seed>` repeats those of a report.
 */
const wanted = process.env.COLOPHON_SEED ?? '20261120';
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
if (process.env.COLOPHON_RUNS !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(process.env.COLOPHON_RUNS) });
