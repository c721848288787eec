import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Button, Dialog, ErrorState, Loading, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../../../platform/language/join-list.ts';
import { clockTime } from '../../../platform/time.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import { lastFinished, recallOrder, usePastOrders } from './recalled-orders.ts';

type RecallDialogProps = {
  readonly openOrders: readonly StaffOrder[];
  readonly onClose: () => void;
};

/** Lists the last five finished orders. A recalled order returns to the tickets of this device (rule ordering-133). */
export function RecallDialog({ openOrders, onClose }: RecallDialogProps) {
  const { data, error, refetch } = usePastOrders();
  const now = useNow();
  const finished = lastFinished([...openOrders, ...(data?.records ?? [])]);
  return (
    <Dialog isOpen title={t`召回最近完成的订单`} onClose={onClose}>
      {data === undefined && error === null && (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && finished.length === 0 && <p className="text-soft">{t`还没有完成的订单`}</p>}
      <ul className="grid gap-3">
        {finished.map((order) => {
          const number = kitchenCallNumber(order);
          return (
            <li key={order.id} className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <p className="font-bold">
                  {t`${number} 号`} · {order.readyAt !== null && clockTime(order.readyAt, now)}
                </p>
                <p className="text-note text-soft wrap-anywhere">
                  {joinList(order.lines.map((line) => dishText(line)))}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-label={t`召回 ${number} 号`}
                onClick={() => {
                  recallOrder(order);
                  onClose();
                }}
              >
                {t`召回`}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
