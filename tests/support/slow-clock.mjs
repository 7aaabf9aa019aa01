/**
 * Loaded before a server: its clock begins at `COLOPHON_TEST_TIME`, in milliseconds since the epoch, and runs a million times
 * slower than others, so that what it writes within a test has the same time, to the millisecond, in every run. The process of
 * an ingestion run inherits no variables of the server: it keeps the real time.
 */
const RealDate = Date;
const begin = Number(process.env.COLOPHON_TEST_TIME);
const loaded = RealDate.now();
const slowness = 1_000_000;

class SlowDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [SlowDate.now()] : given));
  }

  static now() {
    return begin + Math.floor((RealDate.now() - loaded) / slowness);
  }
}

if (Number.isFinite(begin)) globalThis.Date = SlowDate;
