import { type MallRefundEvent, maxMallRefundPoints } from '@chifan/domain/mall';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MallRefund, MallRefundPreview } from '../../../data/mall-order.ts';
import { api } from '../../../platform/api.ts';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { type RefundItem, stillRefundableItems } from '../../../terms/refund/refund-draft.ts';
import type { RefundKind } from '../../../terms/refund/refund-kind.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { ProductName, Thumb } from '../goods/product-lines.tsx';
import { mallReasonByNumber } from '../order-words.tsx';

export const mallRefund: RefundKind<MallRefundPreview['lines'][number]> = {
  Amount: ({ amount, ...rest }) => <Points points={amount} {...rest} />,
  screens: {
    order: 'pages/internal/mall/order/detail/detail',
    progress: 'pages/internal/mall/order/refund/progress/progress',
  },
  words: {
    chooseItems: msg`Which products?`,
    why: msg`What went wrong?`,
    noteHint: msg`In your own words and language, if you like.`,
    nothingChosen: msg`Choose at least one product.`,
    backAlready: msg`Points already returned`,
    asked: msg`Points requested`,
    granted: msg`Points granted`,
    withdrawn: msg`No points are returned. You can request once more until you confirm your parcel. After that, the order is closed.`,
  },
  reasonLabel: mallReasonByNumber,
  formatStep: formatRelativeDateTime,
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

export const numbered = (items: readonly RefundItem[]) =>
  items.map(({ position, quantity }) => ({ position, number: quantity }));

export const pointsWorth = (lines: MallRefundPreview['lines'], items: readonly RefundItem[]): number =>
  maxMallRefundPoints(
    lines.map(({ position, points, left }) => ({ position, points, number: left, refunded: 0 })),
    numbered(stillRefundableItems(lines, items)),
  );

type Stands = Pick<MallRefund, 'state' | 'asked' | 'granted'>;
type StateWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor | null };

/**
 * Texts for the state of a refund. In states 2 and 3 a merchant decides. A mall order has no merchant, so these states
 * are shown as “under review”.
 */
export function refundWords({ state, asked, granted }: Stands): StateWords {
  switch (state) {
    case 1:
      return { title: msg`Your request was sent`, text: msg`We’ll review it and reply in writing.` };
    case 2:
    case 3:
    case 4:
      return { title: msg`Under review`, text: msg`We’ll review what you send us and reply in writing.` };
    case 5:
      return { title: msg`We couldn’t approve it`, text: msg`No points returned.` };
    case 6:
      return { title: msg`You withdrew your request`, text: msg`No points returned.` };
    case 7:
      return {
        title: msg`Your points are back`,
        text: granted !== null && granted < asked ? msg`This is part of the points you requested.` : null,
      };
  }
}

export const refundEventWords: Readonly<Record<MallRefundEvent, MessageDescriptor>> = {
  apply: msg`Refund requested`,
  ask_platform: msg`We started the review`,
  platform_grant: msg`Approved by us`,
  platform_refuse: msg`We couldn’t approve it`,
  withdraw: msg`You withdrew your request`,
};
