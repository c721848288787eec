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
import type { StaffRole } from '../platform/staff.ts';

/** Path of a console screen → number of items that need action there, for its badge in the navigation. */
type Counts = Readonly<Record<string, number>>;

const CountsContext = createContext<Counts>({});

/** Number of items that need action on the screens with these paths. */
export function useBadge(...paths: readonly string[]): number {
  const counts = use(CountsContext);
  return paths.reduce((sum, path) => sum + (counts[path] ?? 0), 0);
}

export function Badges({ role, children }: { readonly role: StaffRole; readonly children: ReactNode }) {
  switch (role) {
    case 'merchant':
      return <KitchenBadges>{children}</KitchenBadges>;
    case 'courier':
      return <CourierBadges>{children}</CourierBadges>;
    case 'platform':
      return <PlatformBadges>{children}</PlatformBadges>;
  }
}

function KitchenBadges({ children }: { readonly children: ReactNode }) {
  const counts = { '/orders': useNewOrderAlarm(), '/refunds': useWaitingForMerchant() };
  return <CountsContext value={counts}>{children}</CountsContext>;
}

function CourierBadges({ children }: { readonly children: ReactNode }) {
  useCourierPosition();
  useActionQueue();
  useJobAlarm();
  const { offered, mine } = useCourierOfferCount();
  return <CountsContext value={{ '/jobs': offered, '/deliveries': mine }}>{children}</CountsContext>;
}

function PlatformBadges({ children }: { readonly children: ReactNode }) {
  const counts = {
    '/all-refunds': useWaitingForPlatform(),
    '/help': useHelpAlarm(),
    '/all-reviews': useReportedReviews(),
    '/mall-orders': useWaitingParcels(),
    '/mall-refunds': useWaitingMallRefunds(),
    '/withdrawals': usePendingWithdrawalCount(),
    '/failed-transfers': useFailedTransfers(),
  };
  return <CountsContext value={counts}>{children}</CountsContext>;
}
