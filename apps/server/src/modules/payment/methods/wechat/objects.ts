import { z } from 'zod';
import type { GatewayRefundResult, GatewayState } from '../../payment-gateway.ts';

/** A payment in a response or webhook of WeChat Pay. Amounts are in fen. */
export const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  amount: z.object({ total: z.number().int(), currency: z.string().default('CNY') }).optional(),
  payer: z.object({ openid: z.string().min(1) }).optional(),
});

export const payerOf = ({ payer }: z.output<typeof transaction>): { readonly payer?: string } =>
  payer ? { payer: payer.openid } : {};

/** Reads the state of a payment from a response. @throws if the response is about another payment */
export function transactionState(
  told: unknown,
  of: { readonly appId: string; readonly mchId: string; readonly number: string },
): GatewayState {
  const found = transaction.parse(told);
  const { appid, mchid, out_trade_no: number, trade_state: state, amount } = found;
  if (appid !== of.appId || mchid !== of.mchId || number !== of.number)
    throw new Error('WeChat Pay returned a different payment');
  // `REFUND` means that the payment was paid, and later refunded in part or in full.
  if ((state === 'SUCCESS' || state === 'REFUND') && amount)
    return { state: 'settled', amount: amount.total, currency: amount.currency.toLowerCase(), ...payerOf(found) };
  return { state: state === 'CLOSED' || state === 'REVOKED' ? 'cancelled' : 'open' };
}

export const refundStatus = z.enum(['SUCCESS', 'PROCESSING', 'ABNORMAL', 'CLOSED']);
const refund = z.object({ refund_id: z.string(), status: refundStatus });

export function refundState(told: unknown): GatewayRefundResult {
  const { refund_id: reference, status } = refund.parse(told);
  return { reference, ...gatewayRefundStateOf(status) };
}

/** `ABNORMAL` means that the guest's account rejects the refund, so an operator must pay the refund in another way. */
export const gatewayRefundStateOf = (
  status: z.output<typeof refundStatus>,
): Pick<GatewayRefundResult, 'state' | 'detail'> => {
  if (status === 'SUCCESS') return { state: 'settled' };
  return status === 'PROCESSING' ? { state: 'pending' } : { state: 'failed', detail: `WeChat Pay: ${status}` };
};
