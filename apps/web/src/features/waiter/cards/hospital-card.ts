import type { Allergen } from '@chifan/domain/catalogue';
import type { Symptom } from '@chifan/domain/help';
import type { OrderDetail } from '../../../data/ordering.ts';
import {
  allergySentence,
  hospitalSentence,
  noChineseSentence,
  restaurantSentence,
  symptomSentences,
} from '../phrases/unwell-sentences.ts';
import type { WaiterCard } from './waiter-card.ts';

type Unwell = {
  readonly symptoms: readonly Symptom[];
  readonly allergens: readonly Allergen[];
  /** The allergens in the guest’s language. */
  readonly allergenNames: string;
  readonly order: Pick<OrderDetail, 'lines' | 'shopNameZh' | 'shopAddressZh'> | undefined;
};

/** The card for helpers and a doctor: the request for help, the symptoms, the allergies, and the ordered dishes. */
export function hospitalCard({ symptoms, allergens, allergenNames, order }: Unwell): WaiterCard {
  return {
    key: 'hospital',
    isEaten: true,
    dishes: (order?.lines ?? []).map((line, index) => ({
      key: String(index),
      nameZh: line.nameZh,
      name: line.name,
      optionsZh: line.chosenZh,
      options: line.chosen,
      quantity: line.quantity,
    })),
    sentences: [
      { key: 'hospital', ...hospitalSentence },
      ...symptoms.map((symptom) => ({ key: symptom, ...symptomSentences[symptom] })),
      ...(allergens.length > 0 ? [{ key: 'allergy', ...allergySentence(allergens, allergenNames) }] : []),
      ...(order ? [{ key: 'restaurant', ...restaurantSentence(order.shopNameZh, order.shopAddressZh) }] : []),
      { key: 'noChinese', ...noChineseSentence },
    ],
  };
}
