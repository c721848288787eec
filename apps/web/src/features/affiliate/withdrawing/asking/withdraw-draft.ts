import { type PayoutMethod, payoutMethods } from '@chifan/domain/affiliate';
import { newIdempotencyKey } from '../../../../platform/api.ts';
import { tabStorage } from '../../../../platform/storage.ts';

/** Separate phone number and card number, so that a switch of the payout method loses neither. */
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

/** Survives the way to setting a payment password; the name begins as the known one. */
export const keptTexts = (knownName: string | null): WithdrawTexts => ({
  amount: slots.amount.read() ?? '',
  realName: slots.realName.read() || (knownName ?? ''),
  alipay: slots.alipay.read() ?? '',
  card: slots.card.read() ?? '',
  bankName: slots.bankName.read() ?? '',
});

export const keptPayoutMethod = (): PayoutMethod | undefined =>
  payoutMethods.find((payoutMethod) => payoutMethod === slots.payoutMethod.read());

export function keepDraft(texts: WithdrawTexts, payoutMethod: PayoutMethod): void {
  slots.amount.write(texts.amount);
  slots.realName.write(texts.realName);
  slots.alipay.write(texts.alipay);
  slots.card.write(texts.card);
  slots.bankName.write(texts.bankName);
  slots.payoutMethod.write(payoutMethod);
}

/** `isRepeat`: a request went out under this key before and its outcome is unknown. */
export type WithdrawalKey = { readonly key: string; readonly isRepeat: boolean };

/** The same key until the outcome is known, so that neither a tap nor a lost answer asks for the money twice. */
export function withdrawalKey(): WithdrawalKey {
  const kept = slots.key.read();
  const key = kept ?? newIdempotencyKey();
  slots.key.write(key);
  return { key, isRepeat: kept !== null };
}

export const isKeyKept = (): boolean => slots.key.read() !== null;

/** The outcome is known: the next request gets a new key. */
export const forgetKey = (): void => slots.key.clear();

/** A refusal under a new key means that nothing was created; under a repeated key the first request may stand. */
export function noteRefusal({ isRepeat }: WithdrawalKey): void {
  if (!isRepeat) forgetKey();
}

export function forgetDraft(): void {
  for (const slot of Object.values(slots)) slot.clear();
}
