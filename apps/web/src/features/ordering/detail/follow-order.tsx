import { isFinalOrderState, type OrderState } from '@chifan/domain/ordering';
import { Icon, useIsDisconnected } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateOrder } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useConnection, useLive } from '../../../platform/live.ts';
import { formatTime } from '../../../platform/time.ts';

type FollowOrderProps = {
  readonly orderId: number;
  /** undefined until the order is loaded. */
  readonly state: OrderState | undefined;
  /** Time of the last response, in epoch milliseconds. */
  readonly asOf: number;
};

/** Refetches the order whenever it changes, and shows a notice when the live connection is lost. */
export default function FollowOrder({ orderId, state, asOf }: FollowOrderProps) {
  const queries = useQueryClient();
  useLive(`order:${orderId}`, () => void invalidateOrder(queries, orderId));
  return state !== undefined && !isFinalOrderState(state) && <CutOffNotice asOf={asOf} />;
}

/** While the live connection is lost, shows when the order on the screen was last updated. */
function CutOffNotice({ asOf }: Pick<FollowOrderProps, 'asOf'>) {
  const isCutOff = useIsDisconnected(useConnection(({ isLive }) => isLive));
  const time = formatTime(asOf, 'time', useLanguage());
  return (
    <div role="status">
      {isCutOff && (
        <p className="flex items-center gap-2 px-4 pt-3 text-small text-warn">
          <Icon name="offline" size={18} />
          <span className="min-w-0 flex-1">
            <Trans>No live updates right now. Last updated {time}.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
