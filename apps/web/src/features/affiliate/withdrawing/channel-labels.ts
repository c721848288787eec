import type { PayeeChannel } from '@chifan/domain/affiliate';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const channelLabels: Readonly<Record<PayeeChannel, MessageDescriptor>> = {
  alipay: msg`Alipay`,
  bank: msg`Chinese bank card`,
};
