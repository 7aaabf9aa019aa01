import { useState } from 'react';
import { typeOfUrn } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import type { TreeKind } from '../shared/tree/read-page.ts';
import { TreePage } from '../shared/tree-page.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { CreateInGlossary } from './create-in-glossary.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';

const glossary: TreeKind = { types: ['GLOSSARY_NODE', 'GLOSSARY_TERM'], parentField: 'parentNode' };

/** The words of the business: groups, terms, and what they mean. */
export function GlossaryPage() {
  const { urn, choose } = useChosen('glossary');
  const [creating, setCreating] = useState<'term' | 'group'>();
  const texts = governTexts.glossary;
  return (
    <TreePage
      page="glossary"
      kind={glossary}
      texts={texts}
      buttons={
        <>
          <button type="button" className="button" onClick={() => setCreating('group')}>
            {texts.newGroup}
          </button>
          <button type="button" className="button button--main" onClick={() => setCreating('term')}>
            {texts.newTerm}
          </button>
          {creating && (
            <CreateInGlossary
              kind={creating}
              chosen={urn !== undefined && typeOfUrn(urn) === 'glossaryNode' ? urn : undefined}
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
