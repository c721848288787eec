/** What guests ask of the kitchen in fixed words, so that it reads them in Chinese. Keys name the phrases. */
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
  'do_not_ring',
  'call_on_arrival',
] as const;
export type RemarkPhrase = (typeof remarkPhrases)[number];

/** These are for who brings the food; the others are for the kitchen. */
export const courierPhrases: readonly RemarkPhrase[] = ['leave_at_door', 'do_not_ring', 'call_on_arrival'];

/** Specification §5: whether the guest can talk with the courier, or somebody should arrange it for them. */
export const deliveryHelpers = ['can_communicate', 'needs_help'] as const;
export type DeliveryHelper = (typeof deliveryHelpers)[number];

/** Sets of chopsticks and spoons that may be asked for. */
export const mostCutlery = 20;
