import './catalogue.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  catalogueSettingsQuery,
  setApplicationsMutation,
  setDocPropagationMutation,
} from '../../../gen/settings/catalogue/catalogue.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { catalogueSettingTexts as texts } from '../../texts/catalogue-settings.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Check } from '../../ui/field.tsx';

/** Settings for everybody. */
export function CataloguePage() {
  const { data, error, refetch } = useQuery(read(catalogueSettingsQuery, {}));
  const change = useChange('CatalogueSettings');
  const { tell } = useNotices();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isDisabled = data.me?.platformPrivileges.manageFeatures !== true;
  const set =
    (mutation: typeof setApplicationsMutation | typeof setDocPropagationMutation) => (enabled: boolean) =>
      void change<unknown, { readonly enabled: boolean }>(mutation, { enabled }, texts.saved).catch(
        (failure: unknown) => tell({ text: messageOf(failure), isFailure: true }),
      );
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      {isDisabled && <p className="faint">{texts.needs}</p>}
      <ul className="catalogue-settings">
        <li>
          <Check
            label={texts.propagation}
            isChecked={data.docPropagationSettings?.docColumnPropagation === true}
            isDisabled={isDisabled}
            set={set(setDocPropagationMutation)}
          />
          <p className="field__hint">{texts.propagationHint}</p>
        </li>
        <li>
          <Check
            label={texts.applications}
            isChecked={data.appConfig?.visualConfig.application?.showApplicationInNavigation === true}
            isDisabled={isDisabled}
            set={set(setApplicationsMutation)}
          />
          <p className="field__hint">{texts.applicationsHint}</p>
        </li>
      </ul>
      <p>
        {texts.elsewhere}{' '}
        <Link to="/settings/{-$page}/{-$id}" params={{ page: 'views', id: undefined }} className="plain-link">
          {sectionTexts.pages.views}
        </Link>
        .
      </p>
      <p className="faint">
        {texts.version}: {data.appConfig?.appVersion}
      </p>
    </>
  );
}
