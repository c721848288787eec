import type { OutputAt } from '@chifan/contract/client';
import type { BoardJob } from '@chifan/contract/courier-dispatch';
import { t } from '@lingui/core/macro';

export const boardViews = ['free', 'fetching', 'bringing', 'all'] as const;
export type BoardView = (typeof boardViews)[number];

const viewOf = ({ courier, state }: Pick<BoardJob, 'courier' | 'state'>): Exclude<BoardView, 'all'> =>
  courier === null ? 'free' : state === 'to_be_delivered' ? 'bringing' : 'fetching';

export const jobsIn = (view: BoardView, jobs: readonly BoardJob[]): readonly BoardJob[] =>
  view === 'all' ? jobs : jobs.filter((job) => viewOf(job) === view);

export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));

export const inKilometres = (metres: number): string => (metres / 1000).toFixed(1);

export type OnDuty = OutputAt<'/rest/platform/dispatch/board'>['couriers'][number];

/** Null: nobody knows where they are. */
export function distance(metres: number | null): string {
  if (metres === null) return t`距离未知`;
  if (metres < 100) return t`不到 100 米`;
  const kilometres = inKilometres(metres);
  return t`约 ${kilometres} 公里`;
}
