import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namesQuery } from '../../gen/entity/history/history.ts';
import { subscriberGroupsQuery } from '../../gen/subscriptions/subscriptions.ts';
import { read } from '../data/query-client.ts';
import { EntityPicker } from '../edit/entity-picker.tsx';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { Select } from '../ui/field.tsx';

interface SubscriberSelectProps {
  /** URN of who is signed in. */
  readonly reader: string;
  /** URN of a group; empty for the reader. */
  readonly group: string;
  readonly set: (group: string) => void;
  readonly error?: string | undefined;
}

const other = 'other';

/** Whose subscription it is: the reader's, or one of a group. The server says of which groups it may be. */
export function SubscriberSelect({ reader, group, set, error }: SubscriberSelectProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { data } = useQuery(read(subscriberGroupsQuery, { urn: reader }));
  const own = (data?.corpUser?.groups?.relationships ?? []).flatMap(({ entity }) =>
    entity ? [{ value: entity.urn, text: entity.card.name }] : [],
  );
  const isForeign = group !== '' && data !== undefined && !own.some(({ value }) => value === group);
  const names = useQuery({ ...read(namesQuery, { urns: [group] }), enabled: isForeign });
  const options = [
    { value: '', text: texts.mine },
    ...own,
    ...(isForeign ? [{ value: group, text: names.data?.entities?.[0]?.card.name ?? group }] : []),
    { value: other, text: texts.otherGroup },
  ];
  return (
    <>
      <Select
        label={texts.whose}
        error={error}
        value={group}
        options={options}
        set={(value) => (value === other ? setIsPicking(true) : set(value))}
      />
      {isPicking && (
        <EntityPicker
          label={texts.pickGroup}
          types={['CORP_GROUP']}
          present={[]}
          pick={({ urn }) => set(urn)}
          close={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
