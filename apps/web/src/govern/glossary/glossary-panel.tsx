import { useState } from 'react';
import { moveInGlossaryMutation } from '../../../gen/govern/glossary/glossary.ts';
import { useChange } from '../../data/use-change.ts';
import type { Head, Label } from '../../edit/label-edits.ts';
import { typeOfUrn } from '../../entity/presentations.ts';
import { rightTo } from '../../entity/rights.ts';
import { governTexts } from '../../texts/govern.ts';
import { Move } from '../shared/move.tsx';
import { Panel } from '../shared/panel.tsx';
import { parentOf } from '../shared/parent-of.ts';
import { Rename } from '../shared/rename.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { CreateInGlossary } from './create-in-glossary.tsx';
import { DeleteFromGlossary } from './delete-from-glossary.tsx';
import { Related } from './related.tsx';
import { Use } from './use.tsx';
import { useLackingIn } from './use-lacking-in.ts';

type Doing = 'rename' | 'move' | 'delete' | 'term' | 'group';

/** The chosen term or group: what it means, where it is, and what uses it. */
export function GlossaryPanel({ urn }: { readonly urn: string }) {
  const [doing, setDoing] = useState<Doing>();
  const isGroup = typeOfUrn(urn) === 'glossaryNode';
  const lacking = useLackingIn(isGroup ? urn : undefined);
  const { actions, glossary } = governTexts;
  const close = () => setDoing(undefined);
  return (
    <Panel
      urn={urn}
      actions={(entity) => [
        ...(isGroup
          ? [
              { text: glossary.newTermIn, reason: lacking, run: () => setDoing('term') },
              { text: glossary.newGroupIn, reason: lacking, run: () => setDoing('group') },
            ]
          : []),
        ...(['rename', 'move', 'delete'] as const).map((each) => ({
          text: actions[each],
          reason: reasonOf(entity),
          run: () => setDoing(each),
        })),
      ]}
    >
      {(entity) => (
        <>
          {!isGroup && <Related urn={urn} reason={reasonOf(entity)} />}
          <Use urn={urn} />
          {doing && <Doings doing={doing} entity={entity} close={close} />}
        </>
      )}
    </Panel>
  );
}

/** Who may rename it manages the group that it is in, and may do the rest, too. */
const reasonOf = ({ card }: Head): string | undefined => rightTo(card, 'NAME').reason;

interface DoingsProps {
  readonly doing: Doing;
  readonly entity: Head;
  readonly close: () => void;
}

/** The dialog of what is being done. */
function Doings({ doing, entity, close }: DoingsProps) {
  const { urn, card } = entity;
  const { choose } = useChosen('glossary');
  const change = useChange();
  const parent = parentOf(entity);
  const named = { urn, name: card.name, close };
  const move = (to: Label | undefined) =>
    change(
      moveInGlossaryMutation,
      { input: { resourceUrn: urn, parentNode: to?.urn ?? null } },
      governTexts.move.done(card.name),
    );
  switch (doing) {
    case 'rename':
      return <Rename {...named} />;
    case 'move':
      return <Move {...named} parent={parent} types={['GLOSSARY_NODE']} move={move} />;
    case 'delete':
      return <DeleteFromGlossary {...named} deleted={() => choose(parent?.urn)} />;
    default:
      return <CreateInGlossary kind={doing} chosen={urn} created={choose} close={close} />;
  }
}
