import type { RemarkPhrase } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';

/** Labels of remarks that guests choose from a list. The Chinese texts equal those on the printed ticket. */
export const remarkPhraseLabels: Readonly<Record<RemarkPhrase, () => string>> = {
  no_cilantro: () => t`不要香菜`,
  no_spring_onion: () => t`不要葱`,
  no_garlic: () => t`不要蒜`,
  not_spicy: () => t`不要辣`,
  less_spicy: () => t`少辣`,
  more_spicy: () => t`多辣`,
  less_oil: () => t`少油`,
  less_salt: () => t`少盐`,
  less_sugar: () => t`少糖`,
  no_msg: () => t`不要味精`,
  no_pork: () => t`不要猪肉`,
  sauce_apart: () => t`酱汁分开放`,
  well_done: () => t`要全熟`,
  leave_at_door: () => t`放在门口`,
  leave_at_reception: () => t`放在前台`,
  do_not_ring: () => t`不要按门铃`,
  call_on_arrival: () => t`到了请打电话`,
};
