import { t } from '@lingui/core/macro';
import { RefundViews } from '../refund-views.tsx';
import { MallRefundCard } from './mall-refund-card.tsx';
import { mallRefundsQuery } from './mall-refunds.query.ts';

export default function MallRefundsScreen() {
  return (
    <RefundViews
      label={t`商城售后`}
      views={[
        { key: 'open', label: t`待处理`, nothing: t`没有待处理的商城售后` },
        { key: 'all', label: t`全部`, nothing: t`还没有商城售后` },
      ]}
      query={mallRefundsQuery}
      hint={t`会员为兑换的商品申请退款后会出现在这里。`}
      card={(refund) => <MallRefundCard refund={refund} />}
    />
  );
}
