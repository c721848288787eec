import type { MallOrderEvent } from '@chifan/domain/mall';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MallOrder } from '../../../data/mall-order.ts';

export type HistoryRow = MallOrder['timeline'][number];

const eventWords: Readonly<Record<MallOrderEvent, MessageDescriptor>> = {
  place: msg`You placed the order`,
  pay: msg`Paid with points`,
  cancel: msg`You cancelled the order`,
  expire: msg`Cancelled: not paid in time`,
  refuse: msg`We could not send it; all points came back`,
  ship: msg`Handed to the carrier`,
  confirm: msg`You confirmed that you have it`,
  apply_for_refund: msg`You asked for a refund`,
  refund: msg`All points came back`,
  settle: msg`The refund was settled`,
  resume: msg`The refund was settled; the order goes on`,
};

/** What happened, as the guest would say it. */
export const eventLabel = ({ event, actor }: Pick<HistoryRow, 'event' | 'actor'>): MessageDescriptor =>
  event === 'confirm' && actor === 'system' ? msg`Counted as received` : eventWords[event];
