import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type NameOf, useNames } from '../../settings/access/use-names.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { compareTexts } from '../../texts/compare.ts';
import { Select } from '../../ui/field.tsx';
import { storedAspect, storedAspects } from '../raw/stored-aspects.ts';
import type { TabState } from '../tab-state.ts';
import { type Difference, differencesOf } from './differences.ts';
import { Named } from './sentence.tsx';
import { isUrn, timeOf } from './value-text.ts';

/** Two versions of an aspect, and what differs between them. */
export function Compare({ urn }: { readonly urn: string }) {
  const { aspect, from, to }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: aspects } = useQuery(storedAspects(urn));
  const changed = (aspects ?? []).filter(({ version }) => Number(version) > 1);
  if (changed.length === 0) return null;
  const chosen = changed.find(({ name }) => name === aspect);
  const latest = Number(chosen?.version ?? 1);
  const versions = Array.from({ length: latest }, (_, index) => latest - index);
  const [first, last] = [Math.min(from ?? latest - 1, latest), Math.min(to ?? latest, latest)];
  const show = (next: TabState) =>
    void navigate({
      to: '.',
      search: (all: TabState) => ({ ...all, ...next }),
      replace: true,
      resetScroll: false,
    });
  // Versions of one aspect say nothing of another.
  const choose = (name: string) =>
    void navigate({
      to: '.',
      search: ({ from: _, to: __, ...all }: TabState) => ({ ...all, aspect: name }),
      replace: true,
      resetScroll: false,
    });
  const options = versions.map((version) => ({
    value: String(version),
    text: version === latest ? compareTexts.latest(version) : compareTexts.version(version),
  }));
  return (
    <section className="compare">
      <h2>{compareTexts.head}</h2>
      <div className="compare__choice">
        <Select
          label={compareTexts.aspect}
          value={chosen?.name ?? ''}
          set={choose}
          options={[
            { value: '', text: compareTexts.choose },
            ...changed.map(({ name }) => ({ value: name, text: name })),
          ]}
        />
        {chosen && (
          <>
            <Select
              label={compareTexts.from}
              value={String(first)}
              set={(version) => show({ from: Number(version) })}
              options={options}
            />
            <Select
              label={compareTexts.to}
              value={String(last)}
              set={(version) => show({ to: Number(version) })}
              options={options}
            />
          </>
        )}
      </div>
      {chosen && <Differences urn={urn} aspect={chosen.name} from={first} to={last} latest={latest} />}
    </section>
  );
}

interface DifferencesProps {
  readonly urn: string;
  readonly aspect: string;
  readonly from: number;
  readonly to: number;
  readonly latest: number;
}

function Differences({ urn, aspect, from, to, latest }: DifferencesProps) {
  // The latest version has no number of its own to be read by.
  const versionOf = (version: number) => (version === latest ? undefined : version);
  const before = useQuery(storedAspect(urn, aspect, versionOf(from)));
  const after = useQuery(storedAspect(urn, aspect, versionOf(to)));
  const error = before.error ?? after.error;
  if (error)
    return (
      <Failure
        error={error}
        retry={() => {
          void before.refetch();
          void after.refetch();
        }}
      />
    );
  if (!before.data || !after.data) return <Loading />;
  const differences = differencesOf(before.data.value, after.data.value);
  if (differences.length === 0) return <p className="faint">{compareTexts.same}</p>;
  return <DifferenceList differences={differences} />;
}

function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const told = ({ path, before, after }: Difference) => [...path, before ?? '', after ?? ''];
  const nameOf = useNames(differences.flatMap(told).filter(isUrn));
  return (
    <dl className="compare__differences">
      {differences.map(({ path, before, after }) => {
        const key = path.at(-1) ?? '';
        return (
          <div key={path.join(' / ')}>
            <dt>
              {path.map((part, at) => (
                <Fragment key={part}>
                  {at > 0 && ' / '}
                  <Value text={part} nameOf={nameOf} />
                </Fragment>
              ))}
            </dt>
            {before !== undefined && (
              <dd>
                <del>
                  <Value text={timeOf(key, before)} nameOf={nameOf} />
                </del>
              </dd>
            )}
            {after !== undefined && (
              <dd>
                <ins>
                  <Value text={timeOf(key, after)} nameOf={nameOf} />
                </ins>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

interface ValueProps {
  readonly text: string;
  readonly nameOf: NameOf;
}

/** An entity by its name; any other value as it is stored. */
const Value = ({ text, nameOf }: ValueProps) => (isUrn(text) ? <Named urn={text} nameOf={nameOf} /> : text);
