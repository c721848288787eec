import { t } from '@lingui/core/macro';
import { RefundViews } from '../refund-views.tsx';
import { MealRefundCard } from './meal-refund-card.tsx';
import { platformRefundsQuery } from './meal-refunds.query.ts';
import { PlatformDecisions } from './platform-decisions.tsx';

export default function PlatformRefundsScreen() {
  return (
    <RefundViews
      label={t`售后`}
      views={[
        { key: 'open', label: t`待平台处理`, nothing: t`没有待平台处理的退款` },
        { key: 'all', label: t`全部`, nothing: t`还没有退款` },
      ]}
      query={platformRefundsQuery}
      hint={t`客人申请退款后会出现在这里。`}
      card={(refund) => (
        <MealRefundCard refund={refund}>
          <PlatformDecisions refund={refund} />
        </MealRefundCard>
      )}
    />
  );
}
