import { t } from '@lingui/core/macro';
import { RefundViews } from './cards/refund-views.tsx';
import { PlatformMoves } from './decisions/platform-moves.tsx';
import { platformQueue } from './refunds.query.ts';

/** What reached the platform, everything else, and money that did not arrive. */
export default function PlatformRefundsScreen() {
  return (
    <RefundViews
      views={[
        { key: 'open', label: t`待平台处理`, nothing: t`没有待平台处理的退款` },
        { key: 'all', label: t`全部`, nothing: t`还没有退款` },
        { key: 'gateway_refund_failed', label: t`打款失败`, nothing: t`没有打款失败的退款` },
      ]}
      queue={platformQueue}
      moves={(refund) => <PlatformMoves refund={refund} />}
    />
  );
}
