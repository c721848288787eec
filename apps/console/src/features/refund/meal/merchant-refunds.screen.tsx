import { t } from '@lingui/core/macro';
import { RefundViews } from '../refund-views.tsx';
import { MealRefundCard } from './meal-refund-card.tsx';
import { merchantRefundsQuery } from './meal-refunds.query.ts';
import { MerchantDecisions } from './merchant-decisions.tsx';

export default function MerchantRefundsScreen() {
  return (
    <RefundViews
      label={t`售后`}
      views={[
        { key: 'open', label: t`待处理`, nothing: t`没有待处理的退款` },
        { key: 'past', label: t`已处理`, nothing: t`还没有处理过的退款` },
      ]}
      query={merchantRefundsQuery}
      hint={t`客人申请退款后会出现在这里。`}
      card={(refund) => (
        <MealRefundCard refund={refund}>
          <MerchantDecisions refund={refund} />
        </MealRefundCard>
      )}
    />
  );
}
