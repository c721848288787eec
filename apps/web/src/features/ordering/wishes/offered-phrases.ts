import { courierPhrases, type OrderWay, type RemarkPhrase, remarkPhrases } from '@chifan/domain/ordering';

const kitchenPhrases = remarkPhrases.filter((phrase) => !courierPhrases.includes(phrase));

/** Nobody brings what is eaten or fetched here, so nothing is said to a courier. */
export const offeredPhrases = (way: OrderWay): readonly RemarkPhrase[] =>
  way === 'delivery' ? [...courierPhrases, ...kitchenPhrases] : kitchenPhrases;
