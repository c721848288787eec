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
  /** A bought set meal: its brand, and the codes for the brand's counter. */
  readonly bought?: WaiterSetMeal | undefined;
  /** Already ordered, not only chosen. */
  readonly isOrdered?: boolean;
};

/** Empty for a guest without a diet. */
export function dietSentences({ avoids, wishes }: DietProfile): readonly WaiterSentence[] {
  const said = (key: string, sentence: DietSentence) => ({ key, ...sentence });
  return [
    ...avoids.map((allergen) => said(allergen, allergySentences[allergen])),
    ...(avoids.length > 0 ? [said('serious', seriousSentence)] : []),
    ...wishes.map((wish) => said(wish, wishSentences[wish])),
  ];
}

/** Shown only while the food waits for pick-up. A pending refund does not hide it. */
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
