import { SectionHead } from '../../section/section-head.tsx';
import { textOf, usePageState } from '../../section/use-page-state.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { sourceTypeTexts } from '../../texts/source-types.ts';
import { IngestionLink } from '../ingestion-link.tsx';
import { newDraft } from './source-draft.ts';
import { SourceForm } from './source-form.tsx';
import { sourceTypes, titleOfType } from './source-types.ts';

const { form: texts } = ingestionTexts;

/** A source is created in two steps: what is read, then how. */
export function NewSource() {
  const [{ type }] = usePageState(({ type: given }) => ({ type: textOf(given) }));
  const chosen = sourceTypes.find((each) => each.type === type);
  if (!chosen) return <ChooseType />;
  return (
    <>
      <SectionHead
        title={texts.newTitle(titleOfType(chosen.type))}
        lead={sourceTypeTexts[chosen.type]?.description}
      >
        <IngestionLink page="sources" id="new" className="button">
          {texts.other}
        </IngestionLink>
      </SectionHead>
      <SourceForm key={chosen.type} draftKey={`new ${chosen.type}`} initial={newDraft(chosen.recipe)} />
    </>
  );
}

function ChooseType() {
  return (
    <>
      <SectionHead
        title={texts.choose}
        lead={
          <>
            {texts.chooseHint}{' '}
            <a className="link" href="/docs/metadata-ingestion/sources">
              {texts.otherTypes}
            </a>
          </>
        }
      />
      <ul className="types">
        {sourceTypes.map(({ type }) => (
          <li key={type}>
            <IngestionLink page="sources" id="new" search={{ type }}>
              <span className="types__title">{titleOfType(type)}</span>
              <span className="faint">{sourceTypeTexts[type]?.description}</span>
            </IngestionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
