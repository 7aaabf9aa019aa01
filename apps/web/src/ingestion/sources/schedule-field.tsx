import { momentText } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { cronOf, type Frequency, type Times, timesOf, timeZones } from './schedule.ts';
import { useNextRun } from './use-next-run.ts';

const { schedule: texts } = ingestionTexts;
const frequencies: readonly Frequency[] = ['never', 'hourly', 'daily', 'weekly', 'monthly', 'cron'];

interface ScheduleFieldProps {
  /** Cron expression; empty for none. */
  readonly cron: string;
  readonly timezone: string;
  readonly set: (change: { readonly cron?: string; readonly timezone?: string }) => void;
  readonly cronError: string | undefined;
  readonly timezoneError: string | undefined;
}

/** When a source runs: chosen in words, or written as cron; each shows what the other means. */
export function ScheduleField({ cron, timezone, set, cronError, timezoneError }: ScheduleFieldProps) {
  const times = timesOf(cron);
  const choose = (change: Partial<Times>) => set({ cron: cronOf({ ...times, ...change }, cron) });
  const next = useNextRun(cron, timezone);
  const { frequency, time, weekday, day } = times;
  return (
    <fieldset className="schedule">
      <legend className="unseen">{texts.label}</legend>
      <div className="schedule__row">
        <Select
          label={texts.label}
          value={frequency}
          set={(chosen) => (chosen === 'cron' ? set({ cron: '0 */6 * * *' }) : choose({ frequency: chosen }))}
          options={frequencies.map((value) => ({ value, text: texts.frequencies[value] }))}
        />
        {frequency === 'weekly' && (
          <Select
            label={texts.weekday}
            value={String(weekday)}
            set={(value) => choose({ weekday: Number(value) })}
            options={texts.weekdays.map((text, at) => ({ value: String(at), text }))}
          />
        )}
        {frequency === 'monthly' && (
          <Select
            label={texts.day}
            value={String(day)}
            set={(value) => choose({ day: Number(value) })}
            options={Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), text: String(at + 1) }))}
          />
        )}
        {frequency === 'hourly' && (
          <Select
            label={texts.minute}
            value={time.slice(3)}
            set={(minute) => choose({ time: `00:${minute}` })}
            options={Array.from({ length: 60 }, (_, at) => String(at).padStart(2, '0')).map((text) => ({
              value: text,
              text,
            }))}
          />
        )}
        {['daily', 'weekly', 'monthly'].includes(frequency) && (
          <Field label={texts.time}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={time}
                onChange={({ target }) => target.value && choose({ time: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {frequency !== 'never' && (
        <>
          <div className="schedule__row">
            <TextField
              label={texts.cronField}
              hint={texts.cronHint}
              error={cronError}
              value={cron}
              set={(value) => set({ cron: value })}
            />
            <Select
              label={texts.timezone}
              error={timezoneError}
              value={timezone}
              set={(value) => set({ timezone: value })}
              options={[...new Set([timezone, ...timeZones()])].map((value) => ({ value, text: value }))}
            />
          </div>
          <p className="faint" role="status">
            {next === null ? texts.noNext : next !== undefined && texts.next(momentText(next))}
          </p>
        </>
      )}
    </fieldset>
  );
}
