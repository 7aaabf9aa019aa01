import '../../search/filter/filter-builder.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { assignBySearchMutation, formAssetsQuery } from '../../../gen/govern/forms/forms.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { GroupEditor } from '../../search/filter/group-editor.tsx';
import { printFilter } from '../../search/filter/print-filter.ts';
import { useFilterDraft } from '../../search/filter/use-filter-draft.ts';
import { filterTexts } from '../../texts/filter.ts';
import { formsTexts } from '../../texts/forms.ts';
import { texts } from '../../texts/texts.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { assignmentAspect, clausesOf, filterIn } from './assignment.ts';
import { formEntityTypes } from './form-assets.ts';

interface AssignBySearchProps {
  readonly urn: string;
  readonly name: string;
  /** The search that is changed, as a text; empty for a new one. */
  readonly before: string;
  readonly close: () => void;
}

/** Assigns a form to all that a search finds. */
export function AssignBySearch({ urn, name, before, close }: AssignBySearchProps) {
  const { group, text, setText, setGroup } = useFilterDraft(before);
  const change = useChange();
  const { bySearch: words } = formsTexts;
  const clauses = clausesOf(text);
  const { data } = useQuery({
    ...read(formAssetsQuery, {
      input: { query: '*', types: formEntityTypes, start: 0, count: 0, orFilters: clauses ?? [] },
    }),
    enabled: clauses !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = data?.searchAcrossEntities?.total;
  return (
    <FormDialog
      title={words.title(name)}
      action={before === '' ? words.assign : texts.edit.save}
      canSend={clauses !== undefined}
      send={() =>
        change(
          assignBySearchMutation,
          { input: { formUrn: urn, orFilters: clauses ?? [] } },
          words.assigned(name),
        )
      }
      close={close}
      guard={{
        before: { [words.term]: before },
        mine: { [words.term]: text },
        async now() {
          const stored = filterIn(await valueNow(urn, assignmentAspect));
          return { [words.term]: stored ? printFilter(stored.part) : '' };
        },
      }}
    >
      {(errorOf) => (
        <>
          <p className="faint">{words.lead}</p>
          {group && <GroupEditor group={group} set={setGroup} depth={0} />}
          <TextArea
            label={filterTexts.query}
            hint={filterTexts.queryHint}
            error={errorOf('orFilters') ?? (text.trim() !== '' && !clauses ? words.onlyFields : undefined)}
            value={text}
            set={setText}
          />
          <p role="status">{clauses && found !== undefined && words.finds(found)}</p>
        </>
      )}
    </FormDialog>
  );
}
