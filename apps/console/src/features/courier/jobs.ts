import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { usePollingMs } from '../../platform/live/live.ts';

type Jobs = OutputAt<'/rest/courier/job/list'>;
export type CourierOffer = Jobs['offers'][number];
export type WayOfJob = Jobs['ways'][number];
export type CourierBreak = NonNullable<Jobs['onBreak']>;

export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => api('/rest/courier/job/list', {}, { signal }),
    refetchInterval: usePollingMs(),
    // Refetch also in the background, because a phone in a pocket must ring for new jobs.
    refetchIntervalInBackground: true,
  });

export function useCourierOfferCount(): { readonly offered: number; readonly mine: number } {
  const { data } = useJobs();
  return { offered: data?.offered.length ?? 0, mine: data?.mine.length ?? 0 };
}
