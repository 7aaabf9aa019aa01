import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findQuery } from '../../../gen/edit/find.ts';
import { read } from '../../data/query-client.ts';
import { pathText } from '../../search/path-text.ts';
import { lineageTexts } from '../../texts/lineage.ts';
import { type Entry, Picker } from '../../ui/picker.tsx';
import { presentationOf } from '../presentations.ts';
import type { Graph } from './graph/graph.ts';

interface FindInLineageProps {
  /** What is shown comes first. */
  readonly graph: Graph | undefined;
  readonly pick: (urn: string) => void;
  readonly close: () => void;
}

const most = 20;

/** Finds an entity by the search that finds it everywhere else. Whether it is in the lineage is found out when it is picked. */
export function FindInLineage({ graph, pick, close }: FindInLineageProps) {
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...read(findQuery, { input: { query: asked, limit: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found = (data?.autoCompleteForMultiple?.suggestions ?? []).flatMap(({ entities }) => entities);
  const shown = [...(graph?.nodes.values() ?? [])]
    .filter(({ entity }) => entity.name.toLowerCase().includes(asked.toLowerCase()))
    .slice(0, most)
    .map(({ entity: { urn, name, place, entityType } }): Entry => {
      return { key: urn, name, note: place, icon: presentationOf(entityType).icon };
    });
  const isShown = new Set(shown.map(({ key }) => key));
  const others = (asked === '' ? [] : found)
    .filter(({ urn }) => !isShown.has(urn))
    .map(
      ({ urn, card }): Entry => ({
        key: urn,
        name: card.name,
        note: pathText(card.path).join(' / '),
        icon: presentationOf(card.entityType).icon,
      }),
    );
  return (
    <Picker
      label={lineageTexts.findIn}
      placeholder={lineageTexts.findIn}
      text={text}
      setText={setText}
      entries={[...shown, ...others].slice(0, most)}
      pick={({ key }) => {
        close();
        pick(key);
      }}
      close={close}
    />
  );
}
