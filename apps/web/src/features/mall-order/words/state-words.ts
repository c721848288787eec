import type { MallOrderState } from '@chifan/domain/mall';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type StateWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor | null };

const words: Readonly<Record<MallOrderState, StateWords>> = {
  unpaid: { title: msg`Waiting for your points`, text: msg`Without payment the order is cancelled by itself.` },
  pending: {
    title: msg`We are packing your parcel`,
    text: msg`Until it is sent you can cancel, and all your points come back.`,
  },
  to_be_delivered: { title: msg`Your parcel is on its way`, text: null },
  completed: { title: msg`Your parcel has arrived`, text: null },
  after_sale_processing: {
    title: msg`Your refund is being looked at`,
    text: msg`We answer in writing. Meanwhile nothing else changes.`,
  },
  refunded: { title: msg`Your points are back`, text: null },
  after_sale_completed: { title: msg`The refund is settled`, text: null },
  cancelled: { title: msg`This order was cancelled`, text: null },
};

/** What the state means for the guest, and what comes next. Times stand beside it. */
export const stateWords = (state: MallOrderState): StateWords => words[state];
