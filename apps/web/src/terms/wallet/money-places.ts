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

/** Banks usually book a card refund within 5 to 10 working days. Screens show the longer time. */
export const bankWorkingDays = 10;

/** After the gateway has settled a card refund, the card's bank still has to book it. */
export const isCreditedByBankLater = (to: string): boolean => to === 'stripe';

/** `to`: `balance` or the name of a gateway. */
export const refundDestinationLabel = (to: string): MessageDescriptor => places[to] ?? elsewhere;
