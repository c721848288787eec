import { type PayoutMethod, payoutMethods } from '@chifan/domain/affiliate';
import { newIdempotencyKey } from '../../../../platform/api.ts';
import { tabStorage } from '../../../../platform/storage.ts';

/**
 * The texts of the withdrawal form. Alipay account and card number are stored separately, so that switching the payout
 * method loses neither.
 */
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

/**
 * The stored texts of the withdrawal form. The texts survive a visit of the payment password screen. The name is
 * prefilled with the known real name.
 */
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

/**
 * The idempotency key of a withdrawal. `isRepeat`: a request with this key was already sent, and its result is unknown.
 */
export type WithdrawalKey = { readonly key: string; readonly isRepeat: boolean };

/**
 * The idempotency key of a withdrawal. The key stays unchanged until the result is known, so that neither a second tap
 * nor a lost response withdraws twice.
 */
export function withdrawalKey(): WithdrawalKey {
  const kept = slots.key.read();
  const key = kept ?? newIdempotencyKey();
  slots.key.write(key);
  return { key, isRepeat: kept !== null };
}

export const hasWithdrawalKey = (): boolean => slots.key.read() !== null;

/** Call this function when the result of a withdrawal is known, so that the next request gets a new key. */
export const clearWithdrawalKey = (): void => slots.key.clear();

/**
 * Clears the idempotency key after a rejection, because the server created no withdrawal. A rejected repeat keeps the
 * key, because the first request may have succeeded.
 */
export function clearKeyAfterRefusal({ isRepeat }: WithdrawalKey): void {
  if (!isRepeat) clearWithdrawalKey();
}

export function clearWithdrawDraft(): void {
  for (const slot of Object.values(slots)) slot.clear();
}
