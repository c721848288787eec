import { msg } from '@lingui/core/macro';
import type { MallRefundPreview } from '../../../data/mall-order.ts';
import { api } from '../../../platform/api.ts';
import { formatWhen } from '../../../platform/time.ts';
import { Points } from '../../../terms/points/points.tsx';
import type { RefundKind } from '../../../terms/refunds/refund-kind.ts';
import { ProductName, Thumb } from '../goods/product-lines.tsx';
import { mallReasonByNumber } from '../words/reason-words.ts';

/** Points for products. */
export const mallRefund: RefundKind<MallRefundPreview['lines'][number]> = {
  Amount: ({ amount, ...rest }) => <Points points={amount} {...rest} />,
  screens: {
    order: 'pages/internal/mall/order/detail/detail',
    progress: 'pages/internal/mall/order/refund/progress/progress',
  },
  words: {
    chooseItems: msg`For what do you want points back?`,
    why: msg`Why do you want your points back?`,
    noteHint: msg`In your own words and language, if you like.`,
    nothingChosen: msg`Please choose at least one product.`,
    backAlready: msg`Its points are back already`,
    asked: msg`Points that you asked for`,
    granted: msg`Points granted`,
    withdrawn: msg`No points come back. While you have not confirmed your parcel you may ask once more; afterwards the order is closed.`,
  },
  reasonLabel: mallReasonByNumber,
  formatStep: formatWhen,
  rowOf: (line) => ({
    picture: <Thumb line={line} />,
    name: (
      <p className="font-semibold hyphens-auto">
        <ProductName name={line.name} />
      </p>
    ),
    each: line.points,
  }),
  withdraw: (refundId) => api('/rest/mall/refund/withdraw', { refundId }),
};
