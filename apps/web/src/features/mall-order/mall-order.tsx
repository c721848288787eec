import { mallAfterSaleDays } from '@chifan/domain/mall';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MallOrder, mallOrderQuery } from '../../data/mall-order.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { CancelDrawer } from '../../terms/ordering/cancel-drawer.tsx';
import type { ActionableOrder, OrderDialogProps, OrderKind } from '../../terms/ordering/order-kind.ts';
import { Points } from '../../terms/wallet/points.tsx';
import { OrderAgain } from './order-again.tsx';
import { mallReasonByNumber } from './order-words.tsx';

export const mallOrder: OrderKind<ActionableOrder & Pick<MallOrder, 'lines'>> = {
  Amount: ({ amount, ...rest }) => <Points points={amount} {...rest} />,
  screens: {
    order: 'pages/internal/mall/order/detail/detail',
    // Opens the order and not the payment, because the order screen shows members their points before they pay.
    pay: 'pages/internal/mall/order/detail/detail',
    refundApply: 'pages/internal/mall/order/refund/apply/apply',
    refundProgress: 'pages/internal/mall/order/refund/progress/progress',
  },
  words: {
    received: msg`I received my parcel`,
    thanks: msg`Enjoy it`,
  },
  // The period for refund requests begins when the guest confirms the receipt.
  confirmQuestion: {
    title: msg`Have you received your parcel?`,
    text: (
      <Plural
        value={mallAfterSaleDays}
        one="Please open it first. After that, you can request a refund for # day."
        other="Please open it first. After that, you can request a refund for # days."
      />
    ),
  },
  confirm: (orderId) => api('/rest/mall/order/confirm', { orderId }),
  OrderAgain,
  CancelFromList: ({ orderId, ...dialog }) => {
    const { data } = useQuery(mallOrderQuery(orderId, useLanguage()));
    return data && <MallCancelDrawer {...dialog} order={data} isOpen />;
  },
};

type MallCancelDrawerProps = OrderDialogProps & { readonly order: MallOrder };

export const MallCancelDrawer = ({
  order: { id, paidAt, points, cancelReasons },
  ...dialog
}: MallCancelDrawerProps) => (
  <CancelDrawer
    {...dialog}
    reasons={cancelReasons}
    reasonLabel={mallReasonByNumber}
    cancel={(reason) => api('/rest/mall/order/cancel', { orderId: id, reason })}
  >
    {paidAt === null || points === 0 ? (
      <p className="mb-3 text-note text-soft">
        <Trans>You haven’t paid yet, so no points are taken.</Trans>
      </p>
    ) : (
      <p className="mb-3 rounded-small bg-good-tint px-3 py-2 text-note font-semibold text-good">
        <Trans>
          You get back <Points points={points} /> right away
        </Trans>
      </p>
    )}
  </CancelDrawer>
);
