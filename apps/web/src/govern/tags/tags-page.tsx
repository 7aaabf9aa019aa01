import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteTagMutation, type TagsQuery, tagsQuery, tagUsesQuery } from '../../../gen/govern/tags/tags.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { rightTo } from '../../entity/rights.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { TagForm } from './tag-form.tsx';

type Tag = NonNullable<TagsQuery['searchAcrossEntities']>['searchResults'][number]['entity'];
type Doing = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly tag: Tag };

/** All tags with their colours and uses. */
export function TagsPage() {
  const [state] = useListState();
  const [doing, setDoing] = useState<Doing>();
  const { data, error, refetch } = useQuery({
    ...read(tagsQuery, { input: { ...searchInput(state), types: ['TAG'] } }),
    placeholderData: keepPreviousData,
  });
  const tags = data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity);
  const uses = useUses(tags?.map(({ urn }) => urn) ?? []);
  const lacking = useLacking('MANAGE_TAGS');
  const lackingToCreate = useLacking('CREATE_TAGS', 'MANAGE_TAGS');
  const texts = governTexts.tags;
  const close = () => setDoing(undefined);
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead}>
        <EditButton
          className="button button--main"
          reason={lackingToCreate}
          press={() => setDoing({ kind: 'create' })}
        >
          {texts.create}
        </EditButton>
      </SectionHead>
      <ListView
        label={texts.title}
        search={texts.search}
        empty={texts.empty}
        rows={tags}
        total={data?.searchAcrossEntities?.total ?? 0}
        error={error}
        retry={() => void refetch()}
        keyOf={({ urn }) => urn}
        columns={[
          {
            key: 'name',
            head: governTexts.fields.name,
            cell: ({ urn, card }) => <EntityLink urn={urn} name={card.name} color={card.color} />,
          },
          {
            key: 'description',
            head: governTexts.fields.description,
            cell: ({ card }) => card.description,
          },
          {
            key: 'uses',
            head: texts.uses,
            isNumber: true,
            cell: ({ urn }) => (
              <Link to="/$type/$urn/$tab" params={{ type: 'tag', urn, tab: 'contents' }}>
                {uses?.get(urn) ?? (uses ? 0 : '')}
              </Link>
            ),
          },
          {
            key: 'actions',
            head: governTexts.actions.actions,
            isActions: true,
            cell: (tag) => (
              <RowActions
                name={tag.card.name}
                reason={rightTo(tag.card, 'ASPECTS').reason}
                removeReason={{ reason: lacking && rightTo(tag.card, 'REMOVAL').reason }}
                edit={() => setDoing({ kind: 'edit', tag })}
                remove={() => setDoing({ kind: 'delete', tag })}
              />
            ),
          },
        ]}
      />
      {doing?.kind === 'create' && <TagForm close={close} />}
      {doing?.kind === 'edit' && <TagForm tag={doing.tag} close={close} />}
      {doing?.kind === 'delete' && (
        <DeleteTag tag={doing.tag} uses={uses ? (uses.get(doing.tag.urn) ?? 0) : undefined} close={close} />
      )}
    </>
  );
}

/** Number of entities that have each tag; undefined until it was read. */
function useUses(urns: readonly string[]): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    ...read(tagUsesQuery, { urns, count: 100 }),
    enabled: urns.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!data) return undefined;
  const facet = data.aggregateAcrossEntities?.facets?.find(({ field }) => field === 'tags');
  return new Map(facet?.aggregations.map(({ value, count }) => [value, count]));
}

interface DeleteTagProps {
  readonly tag: Tag;
  readonly uses: number | undefined;
  readonly close: () => void;
}

function DeleteTag({ tag: { urn, card }, uses, close }: DeleteTagProps) {
  const change = useChange();
  return (
    <Confirm
      title={governTexts.delete.title(card.name)}
      action={governTexts.actions.delete}
      run={() => change(deleteTagMutation, { urn }, governTexts.delete.done(card.name))}
      close={close}
    >
      {uses !== undefined && governTexts.tags.deleted(uses)}
    </Confirm>
  );
}
