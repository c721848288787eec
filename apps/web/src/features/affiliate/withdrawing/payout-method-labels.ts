import type { PayoutMethod } from '@chifan/domain/affiliate';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const payoutMethodLabels: Readonly<Record<PayoutMethod, MessageDescriptor>> = {
  alipay: msg`Alipay`,
  bank: msg`Chinese bank card`,
};
