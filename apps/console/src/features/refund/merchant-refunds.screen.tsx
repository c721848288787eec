import { t } from '@lingui/core/macro';
import { RefundViews } from './cards/refund-views.tsx';
import { MerchantMoves } from './decisions/merchant-moves.tsx';
import { merchantQueue } from './refunds.query.ts';

/** What guests ask back: first what waits for the shop, which has 24 hours. */
export default function MerchantRefundsScreen() {
  return (
    <RefundViews
      views={[
        { key: 'open', label: t`待处理`, nothing: t`没有待处理的退款` },
        { key: 'past', label: t`已处理`, nothing: t`还没有处理过的退款` },
      ]}
      queue={merchantQueue}
      moves={(refund) => <MerchantMoves refund={refund} />}
    />
  );
}
