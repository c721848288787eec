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
  /** Undefined until the order is known. */
  readonly state: OrderState | undefined;
  /** Epoch milliseconds of the last answer. */
  readonly asOf: number;
};

/** Fetches the order whenever it changes, and shows when it cannot. */
export default function FollowOrder({ orderId, state, asOf }: FollowOrderProps) {
  const queries = useQueryClient();
  useLive(`order:${orderId}`, () => void invalidateOrder(queries, orderId));
  return state !== undefined && !isFinalOrderState(state) && <CutOffNotice asOf={asOf} />;
}

/** Live updates have failed, so the screen is as old as the last answer. */
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
