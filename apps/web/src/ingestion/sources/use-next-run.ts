import { useQuery } from '@tanstack/react-query';

/** When a source runs next, in milliseconds since the epoch; null for one that does not, undefined until that is known. */
export function useNextRun(cron: string, timezone: string): number | null | undefined {
  const { data } = useQuery({
    queryKey: ['next-run', cron, timezone],
    // What reads cron is as large as a page, and few pages need it.
    queryFn: async () => (await import('./next-run.ts')).nextRun(cron, timezone, Date.now()) ?? null,
    staleTime: 30_000,
  });
  return data;
}
