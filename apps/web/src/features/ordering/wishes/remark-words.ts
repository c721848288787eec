import type { RemarkPhrase } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the guest taps, and what the kitchen or the courier reads. */
export type RemarkWords = { readonly means: MessageDescriptor; readonly zh: string };

// biome-ignore format: a table is read by its rows.
export const remarkWords: Readonly<Record<RemarkPhrase, RemarkWords>> = {
  no_cilantro: { means: msg`No coriander`, zh: '不要香菜' },
  no_spring_onion: { means: msg`No spring onion`, zh: '不要葱' },
  no_garlic: { means: msg`No garlic`, zh: '不要蒜' },
  not_spicy: { means: msg`Not spicy`, zh: '不要辣' },
  less_spicy: { means: msg`Less spicy`, zh: '少辣' },
  more_spicy: { means: msg`More spicy`, zh: '多辣' },
  less_oil: { means: msg`Less oil`, zh: '少油' },
  less_salt: { means: msg`Less salt`, zh: '少盐' },
  less_sugar: { means: msg`Less sugar`, zh: '少糖' },
  no_msg: { means: msg`No MSG`, zh: '不要味精' },
  no_pork: { means: msg`No pork`, zh: '不要猪肉' },
  sauce_apart: { means: msg`Sauce on the side`, zh: '酱汁分开放' },
  well_done: { means: msg`Well done`, zh: '要全熟' },
  leave_at_door: { means: msg`Leave it at the door`, zh: '放在门口' },
  do_not_ring: { means: msg`Do not ring the bell`, zh: '不要按门铃' },
  call_on_arrival: { means: msg`Call me when you are here`, zh: '到了请打电话' },
};
