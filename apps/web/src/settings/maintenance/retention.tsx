import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../data/request.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { Table } from '../../ui/table.tsx';
import { Command } from './command.tsx';

const { maintenance: texts } = operationsTexts;
const daySeconds = 86_400;

interface Rule {
  readonly urn: string;
  readonly dataHubRetentionConfig?: {
    readonly value: {
      readonly retention: {
        readonly version?: { readonly maxVersions: number };
        readonly time?: { readonly maxAgeInSeconds: number };
      };
    };
  };
}

/** Which rules there are, and how one is written. */
export function Retention() {
  const { data, error, refetch } = useQuery({
    queryKey: ['RetentionRules'],
    queryFn: async ({ signal }) =>
      (await getJson(
        '/openapi/v3/entity/dataHubRetention?aspects=dataHubRetentionConfig&count=1000',
        signal,
      )) as { readonly entities: readonly Rule[] },
  });
  return (
    <section className="task" aria-labelledby="retention">
      <h2 id="retention">{texts.retention}</h2>
      <p>
        {texts.retentionText} <a href="/docs/advanced/db-retention">{texts.retentionHelp}</a>
      </p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.entities.length === 0 && <p className="faint">{texts.noRules}</p>}
      {data && data.entities.length > 0 && (
        <Table
          label={texts.rules}
          rows={data.entities}
          keyOf={({ urn }) => urn}
          columns={[
            { key: 'type', head: texts.entityType, cell: ({ urn }) => partsOf(urn)[0] },
            { key: 'aspect', head: texts.ruleAspect, cell: ({ urn }) => partsOf(urn)[1] },
            {
              key: 'versions',
              head: texts.versions,
              isNumber: true,
              cell: (rule) => limitText(rule.dataHubRetentionConfig?.value.retention.version?.maxVersions),
            },
            {
              key: 'days',
              head: texts.days,
              isNumber: true,
              cell: (rule) => {
                const seconds = rule.dataHubRetentionConfig?.value.retention.time?.maxAgeInSeconds;
                return limitText(seconds === undefined ? undefined : seconds / daySeconds);
              },
            },
          ]}
        />
      )}
      <Command text="put 'urn:li:dataHubRetention:(tag,tagProperties)' dataHubRetentionConfig < rule.json" />
    </section>
  );
}

const partsOf = (urn: string): readonly string[] => /\((.*)\)$/.exec(urn)?.[1]?.split(',') ?? [urn, ''];
const limitText = (limit: number | undefined): string =>
  limit === undefined ? texts.unlimited : number(limit);
