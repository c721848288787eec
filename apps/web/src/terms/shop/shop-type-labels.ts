import type { ShopType } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the restaurant types in the sequence of rule catalogue-1, where "all" is first. */
export const shopTypeLabels = {
  western: msg`Western`,
  asian: msg`Asian`,
  halal: msg`Halal`,
  buffet: msg`Buffet`,
  chain: msg`Chains`,
  fastfood: msg`Fast food`,
  drink: msg`Drinks`,
  diet: msg`Healthy`,
} as const satisfies Record<ShopType, MessageDescriptor>;
