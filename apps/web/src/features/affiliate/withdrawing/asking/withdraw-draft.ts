import { type PayoutMethod, payoutMethods } from '@chifan/domain/affiliate';
import { newIdempotencyKey } from '../../../../platform/api.ts';
import { tabStorage } from '../../../../platform/storage.ts';

/** Alipay account and card number are separate, so that switching the payout method loses neither. */
export type WithdrawTexts = Readonly<Record<'amount' | 'realName' | 'alipay' | 'card' | 'bankName', string>>;

const slots = {
  amount: tabStorage('withdrawal.amount'),
  realName: tabStorage('withdrawal.name'),
  alipay: tabStorage('withdrawal.alipay'),
  card: tabStorage('withdrawal.card'),
  bankName: tabStorage('withdrawal.bank'),
  payoutMethod: tabStorage('withdrawal.payoutMethod'),
  key: tabStorage('withdrawal.key'),
};

/** Survives the visit of the payment password screen. The name starts with the known one. */
export const storedWithdrawTexts = (knownName: string | null): WithdrawTexts => ({
  amount: slots.amount.read() ?? '',
  realName: slots.realName.read() || (knownName ?? ''),
  alipay: slots.alipay.read() ?? '',
  card: slots.card.read() ?? '',
  bankName: slots.bankName.read() ?? '',
});

export const storedPayoutMethod = (): PayoutMethod | undefined =>
  payoutMethods.find((payoutMethod) => payoutMethod === slots.payoutMethod.read());

export function storeWithdrawDraft(texts: WithdrawTexts, payoutMethod: PayoutMethod): void {
  slots.amount.write(texts.amount);
  slots.realName.write(texts.realName);
  slots.alipay.write(texts.alipay);
  slots.card.write(texts.card);
  slots.bankName.write(texts.bankName);
  slots.payoutMethod.write(payoutMethod);
}

/** `isRepeat`: a request was sent under this key before, and its result is unknown. */
export type WithdrawalKey = { readonly key: string; readonly isRepeat: boolean };

/** The same key until the result is known, so that neither a second tap nor a lost answer requests the money twice. */
export function withdrawalKey(): WithdrawalKey {
  const kept = slots.key.read();
  const key = kept ?? newIdempotencyKey();
  slots.key.write(key);
  return { key, isRepeat: kept !== null };
}

export const hasWithdrawalKey = (): boolean => slots.key.read() !== null;

/** The result is known, so the next request gets a new key. */
export const clearWithdrawalKey = (): void => slots.key.clear();

/** A refusal under a new key means that nothing was created. Under a repeated key the first request may have succeeded. */
export function clearKeyAfterRefusal({ isRepeat }: WithdrawalKey): void {
  if (!isRepeat) clearWithdrawalKey();
}

export function clearWithdrawDraft(): void {
  for (const slot of Object.values(slots)) slot.clear();
}
