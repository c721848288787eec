import { courierPhrases, type OrderWay, type RemarkPhrase, remarkPhrases } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the fixed remarks for guests. The staff read `remarkPhraseZh` instead. */
export const remarkWords: Readonly<Record<RemarkPhrase, MessageDescriptor>> = {
  no_cilantro: msg`No coriander`,
  no_spring_onion: msg`No spring onion`,
  no_garlic: msg`No garlic`,
  not_spicy: msg`Not spicy`,
  less_spicy: msg`Less spicy`,
  more_spicy: msg`More spicy`,
  less_oil: msg`Less oil`,
  less_salt: msg`Less salt`,
  less_sugar: msg`Less sugar`,
  no_msg: msg`No MSG`,
  no_pork: msg`No pork`,
  sauce_apart: msg`Sauce on the side`,
  well_done: msg`Cooked through`,
  leave_at_door: msg`Leave it at the door`,
  leave_at_reception: msg`Leave it at reception`,
  do_not_ring: msg`Don’t ring the bell`,
  call_on_arrival: msg`Call me when you’re here`,
};

const kitchenPhrases = remarkPhrases.filter((phrase) => !courierPhrases.includes(phrase));

/** The remarks that a guest can choose. Remarks for couriers are offered only for deliveries. */
export const offeredPhrases = (way: OrderWay): readonly RemarkPhrase[] =>
  way === 'delivery' ? [...courierPhrases, ...kitchenPhrases] : kitchenPhrases;
