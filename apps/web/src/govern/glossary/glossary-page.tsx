import { useState } from 'react';
import { typeOfUrn } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { TreeKind } from '../shared/tree/read-page.ts';
import { TreePage } from '../shared/tree-page.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { CreateInGlossary } from './create-in-glossary.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';
import { useLackingIn } from './use-lacking-in.ts';

const glossary: TreeKind = { types: ['GLOSSARY_NODE', 'GLOSSARY_TERM'], parentField: 'parentNode' };

/** The words of the business: groups, terms, and what they mean. */
export function GlossaryPage() {
  const { urn, choose } = useChosen('glossary');
  const [creating, setCreating] = useState<'term' | 'group'>();
  const group = urn !== undefined && typeOfUrn(urn) === 'glossaryNode' ? urn : undefined;
  const lacking = useLackingIn(group);
  const texts = governTexts.glossary;
  return (
    <TreePage
      page="glossary"
      kind={glossary}
      texts={texts}
      buttons={
        <>
          <EditButton reason={lacking} press={() => setCreating('group')}>
            {texts.newGroup}
          </EditButton>
          <EditButton className="button button--main" reason={lacking} press={() => setCreating('term')}>
            {texts.newTerm}
          </EditButton>
          {creating && (
            <CreateInGlossary
              kind={creating}
              chosen={group}
              created={choose}
              close={() => setCreating(undefined)}
            />
          )}
        </>
      }
    >
      {(chosen) => <GlossaryPanel urn={chosen} />}
    </TreePage>
  );
}
