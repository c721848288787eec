import type { LocalText } from '@chifan/contract/fields';
import type { DietProfile } from '@chifan/domain/catalogue';
import type { OrderState } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import type { OrderDetail } from '../../../data/ordering.ts';
import { allergySentences, type DietSentence, seriousSentence, wishSentences } from '../phrases/diet-sentences.ts';

export type WaiterDish = {
  readonly key: string;
  readonly nameZh: string;
  readonly name: LocalText;
  readonly optionsZh: readonly string[];
  readonly options: readonly LocalText[];
  readonly quantity: number;
};

export type WaiterSentence = {
  readonly key: string;
  readonly zh: string;
  readonly pinyin: string;
  readonly means: MessageDescriptor;
};

export type WaiterSetMeal = {
  readonly brandZh: string;
  readonly brand: LocalText;
  readonly codes: readonly string[];
};

export type WaiterCard = {
  readonly key: string;
  readonly dishes: readonly WaiterDish[];
  readonly sentences: readonly WaiterSentence[];
  readonly code?: string | undefined;
  /** A paid set meal with its brand and the brand’s voucher codes. */
  readonly bought?: WaiterSetMeal | undefined;
  /** True if the dishes are already ordered, false if the guest wants to order them. */
  readonly isOrdered?: boolean;
  /** True for a card for a doctor, which shows the sentences first and lists the dishes of the guest’s order. */
  readonly isEaten?: boolean;
};

/** Sentences about the guest’s allergies and diet wishes. Empty for a guest who has neither. */
export function dietSentences({ avoids, wishes }: DietProfile): readonly WaiterSentence[] {
  const said = (key: string, sentence: DietSentence) => ({ key, ...sentence });
  return [
    ...avoids.map((allergen) => said(allergen, allergySentences[allergen])),
    ...(avoids.length > 0 ? [said('serious', seriousSentence)] : []),
    ...wishes.map((wish) => said(wish, wishSentences[wish])),
  ];
}

/** The pickup code, only while the food waits to be picked up. A pending refund request does not hide it. */
export const codeForWaiter = ({ workingState, pickUpCode }: WithCode): string | undefined =>
  workingState === 'to_be_picked_up' ? (pickUpCode ?? undefined) : undefined;

export const setMealOfOrder = ({ setMeal }: Pick<OrderDetail, 'setMeal'>): WaiterSetMeal | undefined =>
  setMeal
    ? {
        brandZh: setMeal.brandNameZh,
        brand: setMeal.brandName,
        codes: setMeal.vouchers.flatMap(({ code }) => (code === null ? [] : [code])),
      }
    : undefined;

type WithCode = { readonly workingState: OrderState; readonly pickUpCode: string | null };

export const waiterCardSpeech = ({ dishes, sentences, code, bought }: WaiterCard): string =>
  [
    ...(bought ? [bought.brandZh] : []),
    ...dishes.map(({ nameZh, optionsZh, quantity }) => [nameZh, ...optionsZh, `${quantity}份`].join('，')),
    ...(code === undefined ? [] : [`取餐码${[...code].join(' ')}`]),
    ...sentences.map(({ zh }) => zh),
  ].join('。');
