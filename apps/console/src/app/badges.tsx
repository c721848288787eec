import { createContext, type ReactNode, use } from 'react';
import { usePendingWithdrawalCount } from '../features/affiliate/withdrawing/withdrawals.query.ts';
import { useCourierOfferCount } from '../features/courier/jobs.ts';
import { useCourierPosition } from '../features/courier/position/use-courier-position.ts';
import { useActionQueue } from '../features/courier/queue/use-action-queue.ts';
import { useJobAlarm } from '../features/courier/use-job-alarm.ts';
import { useHelpAlarm } from '../features/help/use-help-alarm.ts';
import { useWaitingParcels } from '../features/mall/orders/orders.query.ts';
import { useNewOrderAlarm } from '../features/ordering/bell/use-new-order-alarm.ts';
import { useFailedTransfers } from '../features/payment/failed-transfers/failed-transfers.query.ts';
import { useWaitingMallRefunds } from '../features/refund/mall/mall-refunds.query.ts';
import { useWaitingForMerchant, useWaitingForPlatform } from '../features/refund/meal/meal-refunds.query.ts';
import { useReportedReviews } from '../features/review/reviews.query.ts';
import type { StaffAccess, StaffKind } from '../platform/staff.ts';
import { isScreenOf, screenAt } from './screens.ts';

/** Path of a console screen → number of items that need action there, for its badge in the navigation. */
type Counts = Readonly<Record<string, number>>;

const CountsContext = createContext<Counts>({});

/** Number of items that need action on the screens with these paths. */
export function useBadge(...paths: readonly string[]): number {
  const counts = use(CountsContext);
  return paths.reduce((sum, path) => sum + (counts[path] ?? 0), 0);
}

type BadgesProps = { readonly staff: StaffAccess; readonly children: ReactNode };

export function Badges({ staff, children }: BadgesProps) {
  const sources = badgesOf[staff.role].filter(({ path }) => isScreenOf(screenAt(path), staff));
  if (staff.role === 'courier') return <CourierBadges>{children}</CourierBadges>;
  return <Counted sources={sources}>{children}</Counted>;
}

type SourceProps = {
  /** Badge sources of the screens whose items are not counted yet. */
  readonly rest: readonly BadgeSource[];
  /** For the path of each screen that is already counted: the number of items that need action on this screen. */
  readonly counts: Counts;
  readonly children: ReactNode;
};

type BadgeSource = { readonly path: string; readonly Source: (props: SourceProps) => ReactNode };

/** A component that counts the items of one screen that need action, and then renders the next badge source. */
const badgeSource = (path: string, useCount: () => number): BadgeSource => ({
  path,
  Source: function Source({ rest, counts, children }) {
    const count = useCount();
    return (
      <Counted sources={rest} counts={{ ...counts, [path]: count }}>
        {children}
      </Counted>
    );
  },
});

/**
 * Badge sources by kind of staff account. The console counts only items of screens that the person can open, because
 * the server refuses the calls that count the items of other screens.
 */
const badgesOf: Readonly<Record<StaffKind, readonly BadgeSource[]>> = {
  merchant: [badgeSource('/orders', useNewOrderAlarm), badgeSource('/refunds', useWaitingForMerchant)],
  courier: [],
  platform: [
    badgeSource('/all-refunds', useWaitingForPlatform),
    badgeSource('/help', useHelpAlarm),
    badgeSource('/all-reviews', useReportedReviews),
    badgeSource('/mall-orders', useWaitingParcels),
    badgeSource('/mall-refunds', useWaitingMallRefunds),
    badgeSource('/withdrawals', usePendingWithdrawalCount),
    badgeSource('/failed-transfers', useFailedTransfers),
  ],
};

type CountedProps = {
  readonly sources: readonly BadgeSource[];
  readonly counts?: Counts;
  readonly children: ReactNode;
};

function Counted({ sources, counts = {}, children }: CountedProps) {
  const [first, ...rest] = sources;
  if (first === undefined) return <CountsContext value={counts}>{children}</CountsContext>;
  const { path, Source } = first;
  return (
    <Source key={path} rest={rest} counts={counts}>
      {children}
    </Source>
  );
}

function CourierBadges({ children }: { readonly children: ReactNode }) {
  useCourierPosition();
  useActionQueue();
  useJobAlarm();
  const { offered, mine } = useCourierOfferCount();
  return <CountsContext value={{ '/jobs': offered, '/deliveries': mine }}>{children}</CountsContext>;
}
