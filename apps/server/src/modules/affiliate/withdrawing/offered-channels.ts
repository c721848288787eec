import { type PayeeChannel, payeeChannels } from '@chifan/domain/affiliate';
import type { Gateways } from '../../payment/index.ts';

/** Alipay is offered where it is configured and may send money; a bank card always, because people pay there. */
export const offeredChannels = (gateways: Gateways): PayeeChannel[] =>
  payeeChannels.filter((channel) => channel === 'bank' || gateways.alipay?.payouts !== undefined);
