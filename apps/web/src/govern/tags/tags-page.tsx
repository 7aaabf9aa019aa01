import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deleteTagMutation, type TagsQuery, tagsQuery, tagUsesQuery } from '../../../gen/govern/tags/tags.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { rightTo } from '../../entity/rights.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { type DoingProps, ListPage } from '../shared/list-page.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
import { TagForm } from './tag-form.tsx';

type Tag = NonNullable<TagsQuery['searchAcrossEntities']>['searchResults'][number]['entity'];

/** All tags with their colours and uses. */
export function TagsPage() {
  const [state] = useListState();
  const list = useListed(
    tagsQuery,
    { input: { ...searchInput(state), types: ['TAG'] } },
    { pageOf: ({ searchAcrossEntities }) => entitiesOf(searchAcrossEntities) },
  );
  const uses = useUses(list.rows?.map(({ urn }) => urn) ?? []);
  const lacking = useLacking('MANAGE_TAGS');
  const { fields, tags } = governTexts;
  return (
    <ListPage
      texts={tags}
      reason={useLacking('CREATE_TAGS', 'MANAGE_TAGS')}
      reasonsOf={({ card }) => ({
        edit: rightTo(card, 'ASPECTS').reason,
        remove: lacking && rightTo(card, 'REMOVAL').reason,
      })}
      list={list}
      nameOf={({ card }) => card.name}
      dialog={ChangeTag}
      columns={[
        {
          key: 'name',
          head: fields.name,
          cell: ({ urn, card }) => <EntityLink urn={urn} name={card.name} color={card.color} />,
        },
        { key: 'description', head: fields.description, cell: ({ card }) => card.description },
        {
          key: 'uses',
          head: tags.uses,
          isNumber: true,
          cell: ({ urn }) => (
            <Link to="/$type/$urn/$tab" params={{ type: 'tag', urn, tab: 'contents' }}>
              {uses?.get(urn) ?? (uses ? 0 : '')}
            </Link>
          ),
        },
      ]}
    />
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

/** Creates, edits or deletes a tag. */
function ChangeTag({ doing: { kind, row: tag }, close }: DoingProps<Tag>) {
  return kind === 'delete' ? <DeleteTag tag={tag} close={close} /> : <TagForm tag={tag} close={close} />;
}

function DeleteTag({ tag: { urn, card }, close }: { readonly tag: Tag; readonly close: () => void }) {
  const change = useChange();
  const uses = useUses([urn]);
  return (
    <Confirm
      title={governTexts.delete.title(card.name)}
      action={governTexts.actions.delete}
      run={() => change(deleteTagMutation, { urn }, governTexts.delete.done(card.name))}
      close={close}
    >
      {uses && governTexts.tags.deleted(uses.get(urn) ?? 0)}
    </Confirm>
  );
}
