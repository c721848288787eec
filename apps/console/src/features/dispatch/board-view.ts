import type { OutputAt } from '@chifan/contract/client';
import type { BoardJob } from '@chifan/contract/dispatch/views';
import { t } from '@lingui/core/macro';

export const boardViews = ['free', 'fetching', 'bringing', 'all'] as const;
export type BoardView = (typeof boardViews)[number];

/** The stage of a delivery job: without a courier, on the way to the restaurant, or on the way to the guest. */
export const stageOf = ({ courier, state }: Pick<BoardJob, 'courier' | 'state'>): JobStage =>
  courier === null ? 'free' : state === 'to_be_delivered' ? 'bringing' : 'fetching';

export type JobStage = Exclude<BoardView, 'all'>;

export const jobsIn = (view: BoardView, jobs: readonly BoardJob[]): readonly BoardJob[] =>
  view === 'all' ? jobs : jobs.filter((job) => stageOf(job) === view);

export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));

export const inKilometres = (metres: number): string => (metres / 1000).toFixed(1);

export const isLate = ({ estimatedAt }: Pick<BoardJob, 'estimatedAt'>, now: Date): boolean =>
  minutesSince(estimatedAt, now) > 0;

export type OnDuty = OutputAt<'/rest/platform/dispatch/board'>['couriers'][number];

/** A break whose end has passed is over, even if the server has not sent the change yet. */
export const isOnBreak = ({ onBreak }: Pick<OnDuty, 'onBreak'>, now: Date): boolean =>
  onBreak !== null && (onBreak.endsAt === null || Date.parse(onBreak.endsAt) > now.getTime());

/** Formats a distance. Null means that the distance is unknown. */
export function distance(metres: number | null): string {
  if (metres === null) return t`距离未知`;
  if (metres < 100) return t`不到 100 米`;
  const kilometres = inKilometres(metres);
  return t`约 ${kilometres} 公里`;
}
