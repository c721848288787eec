import { DishPlate, HanName, Money } from '@chifan/ui';
import { msg } from '@lingui/core/macro';
import type { RefundPreview } from '../../data/refund.ts';
import { api } from '../../platform/api.ts';
import { formatTime } from '../../platform/time.ts';
import { cancelReasonByNumber } from '../../terms/ordering/cancel-reasons.ts';
import type { RefundKind } from '../../terms/refund/refund-kind.ts';

export const mealRefund: RefundKind<RefundPreview['lines'][number]> = {
  Amount: Money,
  screens: { order: 'pages/order/detail/detail', progress: 'pages/order/refund/progress/progress' },
  words: {
    chooseItems: msg`What do you want refunded?`,
    why: msg`Why do you want a refund?`,
    noteHint: msg`In your own words, if you like. The restaurant can see it.`,
    nothingChosen: msg`Choose what you want refunded.`,
    backAlready: msg`Already refunded`,
    asked: msg`Refund requested`,
    granted: msg`Refund approved`,
    grantedPart: msg`This is part of the refund you requested.`,
    withdrawn: msg`Your order continues and nothing is refunded. Until your food is delivered, you can request once more. After that, the order is closed.`,
  },
  reasonLabel: cancelReasonByNumber,
  formatStep: (instant, language) => formatTime(instant, 'moment', language),
  rowOf: ({ plate, name, nameZh, price, each }) => ({
    picture: <DishPlate plate={plate} size="small" />,
    name: <HanName name={name} nameZh={nameZh} />,
    each,
    price,
  }),
  withdraw: (refundId) => api('/rest/order/refund/withdraw', { refundId }),
};
