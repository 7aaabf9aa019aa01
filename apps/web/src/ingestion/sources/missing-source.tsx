import { Empty } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { IngestionLink } from '../ingestion-link.tsx';

const { sources: texts } = ingestionTexts;

export function MissingSource() {
  return <Empty hint={<IngestionLink page="sources">{texts.all}</IngestionLink>}>{texts.missing}</Empty>;
}
