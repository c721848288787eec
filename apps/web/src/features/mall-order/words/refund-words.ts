import type { MallRefundEvent } from '@chifan/domain/mall';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MallRefund } from '../../../data/mall-order.ts';

type Stands = Pick<MallRefund, 'state' | 'asked' | 'granted'>;
type StateWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor | null };

/** What the state means for the guest, and what comes next. 2 and 3 belong to merchants, whom the mall does not have. */
export function refundWords({ state, asked, granted }: Stands): StateWords {
  switch (state) {
    case 1:
      return { title: msg`Your request was sent`, text: msg`We look at it and answer in writing.` };
    case 2:
    case 3:
    case 4:
      return { title: msg`We are deciding`, text: msg`We look at what you show us and answer in writing.` };
    case 5:
      return { title: msg`We could not grant it`, text: msg`No points came back.` };
    case 6:
      return { title: msg`You withdrew your request`, text: msg`No points came back.` };
    case 7:
      return {
        title: msg`Your points are back`,
        text: granted !== null && granted < asked ? msg`These are a part of the points that you asked for.` : null,
      };
  }
}

const eventWords: Readonly<Record<MallRefundEvent, MessageDescriptor>> = {
  apply: msg`You asked for a refund`,
  ask_platform: msg`We began to look at it`,
  platform_grant: msg`We granted it`,
  platform_refuse: msg`We could not grant it`,
  withdraw: msg`You withdrew your request`,
};

export const refundEventLabel = (event: MallRefundEvent): MessageDescriptor => eventWords[event];
