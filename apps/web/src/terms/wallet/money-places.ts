import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const places: Readonly<Record<string, MessageDescriptor>> = {
  balance: msg`To your balance`,
  stripe: msg`To your card`,
  alipay: msg`To your Alipay`,
  wechat: msg`To your WeChat Pay`,
  otherwise: msg`Paid to you another way`,
};

const elsewhere = msg`To what you paid with`;

/** Banks usually book a card refund within 5 to 10 working days. Screens show 10. */
export const bankWorkingDays = 10;

/** True for card refunds: after the gateway has paid, the bank still needs days to book the money. */
export const isCreditedByBankLater = (to: string): boolean => to === 'stripe';

/** Label of the destination of a refund. `to` is `balance` or the name of a gateway. */
export const refundDestinationLabel = (to: string): MessageDescriptor => places[to] ?? elsewhere;
