import { useEffect, useState } from 'react';
import type { IndexReader } from '../../search/query/index-reader.ts';
import { type Hit, search } from '../../search/query/search.ts';
import { newestOnly, type Outcome } from './newest-only.ts';

/** The newest answer: it may be to an older query than the one in the field. */
export interface Answer {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly failed: boolean;
}

const none: Answer = { query: '', hits: [], failed: false };

/** Answers a query as it is typed. */
export function useAnswer(query: string, reader: IndexReader): Answer {
  const [answer, setAnswer] = useState(none);
  const [ask] = useState(() =>
    newestOnly(
      (asked: string) => search(asked, reader),
      (asked, outcome: Outcome<Hit[]>) =>
        setAnswer(
          'answer' in outcome
            ? { query: asked, hits: outcome.answer, failed: false }
            : { query: asked, hits: [], failed: true },
        ),
    ),
  );
  useEffect(() => {
    // Also for an empty query, which makes what is on its way too late, and has the root of the index read beforehand.
    void ask(query);
  }, [ask, query]);
  return query.trim() === '' ? none : answer;
}
