import { operationsTexts } from '../../texts/operations.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { SlowField } from '../slow-field.tsx';
import { actionText, auditActions } from './audit-actions.ts';
import { type AuditState, isFiltered } from './audit-entries.ts';

const { audit: texts } = operationsTexts;

interface AuditFiltersProps {
  readonly state: AuditState;
  readonly set: (change: Partial<AuditState>) => void;
}

export function AuditFilters({ state, set }: AuditFiltersProps) {
  const { action, outcome, actor, subject, from, until } = state;
  return (
    <search className="filters" aria-label={texts.filters}>
      <Select
        label={texts.action}
        value={action ?? ''}
        set={(value) => set({ action: value || undefined })}
        options={[
          { value: '', text: texts.anyAction },
          ...auditActions.map((value) => ({ value: value as string, text: actionText(value) })),
        ]}
      />
      <Select
        label={texts.outcome}
        value={outcome ?? ''}
        set={(value) => set({ outcome: value || undefined })}
        options={[
          { value: '' as const, text: texts.anyOutcome },
          { value: 'done' as const, text: texts.outcomes.done },
          { value: 'refused' as const, text: texts.outcomes.refused },
        ]}
      />
      <SlowField
        label={texts.actor}
        placeholder={texts.actorHint}
        value={actor}
        set={(value) => set({ actor: value })}
      />
      <SlowField
        label={texts.subject}
        placeholder={texts.subjectHint}
        value={subject}
        set={(value) => set({ subject: value })}
      />
      <TextField
        label={texts.from}
        type="date"
        value={from ?? ''}
        set={(value) => set({ from: value || undefined })}
      />
      <TextField
        label={texts.until}
        type="date"
        value={until ?? ''}
        set={(value) => set({ until: value || undefined })}
      />
      {isFiltered(state) && (
        <button
          type="button"
          className="action"
          onClick={() =>
            set({
              action: undefined,
              outcome: undefined,
              actor: undefined,
              subject: undefined,
              from: undefined,
              until: undefined,
            })
          }
        >
          {texts.clear}
        </button>
      )}
    </search>
  );
}
