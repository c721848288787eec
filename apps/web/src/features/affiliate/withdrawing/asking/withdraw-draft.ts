import { type PayeeChannel, payeeChannels } from '@chifan/domain/affiliate';
import { newIdempotencyKey } from '../../../../platform/api.ts';
import { tabStorage } from '../../../../platform/storage.ts';

/** What the guest has typed. A phone number and a card number are kept apart: changing one's mind loses neither. */
export type WithdrawTexts = Readonly<Record<'amount' | 'realName' | 'alipay' | 'card' | 'bankName', string>>;

const slots = {
  amount: tabStorage('withdrawal.amount'),
  realName: tabStorage('withdrawal.name'),
  alipay: tabStorage('withdrawal.alipay'),
  card: tabStorage('withdrawal.card'),
  bankName: tabStorage('withdrawal.bank'),
  channel: tabStorage('withdrawal.channel'),
  key: tabStorage('withdrawal.key'),
};

/** What was typed before the guest left to set a payment password; the name is the one that is known, or theirs. */
export const keptTexts = (knownName: string | null): WithdrawTexts => ({
  amount: slots.amount.read() ?? '',
  realName: slots.realName.read() || (knownName ?? ''),
  alipay: slots.alipay.read() ?? '',
  card: slots.card.read() ?? '',
  bankName: slots.bankName.read() ?? '',
});

export const keptChannel = (): PayeeChannel | undefined =>
  payeeChannels.find((channel) => channel === slots.channel.read());

export function keepDraft(texts: WithdrawTexts, channel: PayeeChannel): void {
  slots.amount.write(texts.amount);
  slots.realName.write(texts.realName);
  slots.alipay.write(texts.alipay);
  slots.card.write(texts.card);
  slots.bankName.write(texts.bankName);
  slots.channel.write(channel);
}

/** `isRepeat`: something went out under this key before, and nobody knows what became of it. */
export type WithdrawalKey = { readonly key: string; readonly isRepeat: boolean };

/** One request: the same key until it is known what stands, so that no tap and no lost answer asks for the money twice. */
export function withdrawalKey(): WithdrawalKey {
  const kept = slots.key.read();
  const key = kept ?? newIdempotencyKey();
  slots.key.write(key);
  return { key, isRepeat: kept !== null };
}

/** Whether a request went out that nobody answered: it may stand, or not. */
export const isKeyKept = (): boolean => slots.key.read() !== null;

/** It is known what stands: the next request is another one. */
export const forgetKey = (): void => slots.key.clear();

/** Nothing stands under a new key; under an older one the first request may, whatever is wrong with the next. */
export function noteRefusal({ isRepeat }: WithdrawalKey): void {
  if (!isRepeat) forgetKey();
}

/** The request stands: the next one begins anew. */
export function forgetDraft(): void {
  for (const slot of Object.values(slots)) slot.clear();
}
