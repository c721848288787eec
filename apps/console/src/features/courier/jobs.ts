import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live/live.ts';

/** As on the merchants' board: news arrive by themselves, but nobody waits forever for a dead connection. */
const askAgainMs = { live: 60_000, cut: 15_000 };

const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => api('/rest/courier/job/list', {}, { signal }),
});

export function useJobs() {
  const { isLive } = useConnection();
  return useQuery({ ...jobsQuery, refetchInterval: isLive ? askAgainMs.live : askAgainMs.cut });
}

/** How many jobs nobody has taken, and how many are the caller's. */
export function useOfferedCount(): { readonly offered: number; readonly mine: number } {
  const { data } = useJobs();
  return { offered: data?.offered.length ?? 0, mine: data?.mine.length ?? 0 };
}
