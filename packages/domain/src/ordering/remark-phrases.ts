import { phrasebookSentencesZh } from '../translation/phrasebook/match-phrases.ts';

/** Fixed remarks that a guest may choose for the kitchen or the courier. Each key names a translated phrase. */
export const remarkPhrases = [
  'no_cilantro',
  'no_spring_onion',
  'no_garlic',
  'not_spicy',
  'less_spicy',
  'more_spicy',
  'less_oil',
  'less_salt',
  'less_sugar',
  'no_msg',
  'no_pork',
  'sauce_apart',
  'well_done',
  'leave_at_door',
  'leave_at_reception',
  'do_not_ring',
  'call_on_arrival',
] as const;
export type RemarkPhrase = (typeof remarkPhrases)[number];

/** Chinese texts for kitchen and courier. The guest sees them next to the text in their own language. */
export const remarkPhraseZh: Readonly<Record<RemarkPhrase, string>> = {
  no_cilantro: '不要香菜',
  no_spring_onion: '不要葱',
  no_garlic: '不要蒜',
  not_spicy: '不要辣',
  less_spicy: '少辣',
  more_spicy: '多辣',
  less_oil: '少油',
  less_salt: '少盐',
  less_sugar: '少糖',
  no_msg: '不要味精',
  no_pork: '不要猪肉',
  sauce_apart: '酱汁分开放',
  well_done: '要全熟',
  leave_at_door: '放在门口',
  leave_at_reception: '放在前台',
  do_not_ring: '不要按门铃',
  call_on_arrival: '到了请打电话',
};

/** Fixed remarks for the courier. All other fixed remarks are for the kitchen. */
export const courierPhrases: readonly RemarkPhrase[] = [
  'leave_at_door',
  'leave_at_reception',
  'do_not_ring',
  'call_on_arrival',
];

/** Remarks with which a guest allows the courier to leave the food and to prove the hand-over with a photo. */
export const leavingPhrases: readonly RemarkPhrase[] = ['leave_at_door', 'leave_at_reception'];

/** Adds to the chosen phrases the courier phrases that the guest's free remark contains (rule ordering-82). */
export function phrasesWithRemark(phrases: readonly RemarkPhrase[], remark: string | null): RemarkPhrase[] {
  if (remark === null) return [...phrases];
  const written = phrasebookSentencesZh(remark);
  return remarkPhrases.filter(
    (phrase) =>
      phrases.includes(phrase) || (courierPhrases.includes(phrase) && written.includes(remarkPhraseZh[phrase])),
  );
}

/** Whether the guest can talk with the courier (rule ordering-4). */
export const communicationNeeds = ['can_communicate', 'needs_help'] as const;
export type CommunicationNeed = (typeof communicationNeeds)[number];

/** Rule ordering-53: the contact that a courier calls if the courier cannot call the guest. */
export const callbackContacts = ['hotel_desk', 'platform'] as const;
export type CallbackContact = (typeof callbackContacts)[number];

/**
 * Whether the guest must name a contact that the courier can call. A courier's telephone can call only Chinese numbers,
 * including hotel landlines.
 * @param secondContact the result of `formatSecondContact`.
 */
export const needsCallbackContact = (secondContact: string): boolean => !secondContact.startsWith('+86');

export const maxCutlery = 20;
