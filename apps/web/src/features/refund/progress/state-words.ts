import type { RefundEvent } from '@chifan/domain/refund';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundDetail } from '../../../data/refund.ts';

/** What the state means for the guest. A refund ends as withdrawn when nobody appealed in time as well. */
export function stateTitle(
  refund: Pick<RefundDetail, 'state' | 'timeline' | 'offer' | 'gatewayRefunds'>,
): MessageDescriptor {
  const { state, timeline, offer, gatewayRefunds } = refund;
  switch (state) {
    case 1:
      return msg`Your request was sent`;
    case 2:
      return msg`The restaurant is looking at your request`;
    case 3:
      return offer ? msg`The restaurant offers you a part` : msg`The restaurant refused`;
    case 4:
      return msg`We are deciding`;
    case 5:
      return msg`We could not grant it`;
    case 6:
      return timeline.at(-1)?.event === 'lapse' ? msg`Closed: no appeal in time` : msg`You withdrew your request`;
    case 7:
      return moneyTitle(gatewayRefunds);
  }
}

/** Granted is not yet arrived. Where nothing had been paid nothing comes back. */
function moneyTitle(gatewayRefunds: RefundDetail['gatewayRefunds']): MessageDescriptor {
  if (gatewayRefunds.length === 0) return msg`Your request was granted`;
  const isBack = gatewayRefunds.every(({ state }) => state === 'settled');
  return isBack ? msg`Your money is back` : msg`Your money is coming back`;
}

const eventWords: Readonly<Record<RefundEvent, MessageDescriptor>> = {
  apply: msg`You asked for a refund`,
  declare_sold_out: msg`The restaurant told us that a dish is sold out`,
  grant_at_once: msg`Granted at once`,
  ask_merchant: msg`The restaurant was asked`,
  merchant_grant: msg`The restaurant agreed`,
  merchant_refuse: msg`The restaurant refused`,
  merchant_offer: msg`The restaurant offered a part`,
  escalate: msg`The restaurant did not answer: we decide`,
  accept_offer: msg`You accepted the offer`,
  appeal: msg`You asked us to decide`,
  lapse: msg`Closed: no appeal in time`,
  auto_accept_offer: msg`No answer in time: the offer counts as accepted`,
  platform_grant: msg`We granted it`,
  platform_refuse: msg`We could not grant it`,
  withdraw: msg`You withdrew your request`,
};

export const eventTitle = (event: RefundEvent): MessageDescriptor => eventWords[event];
