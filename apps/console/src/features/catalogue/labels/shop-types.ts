import type { ShopType } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The eight filters of the guests' list. */
export const shopTypeLabels = {
  western: msg`西餐`,
  asian: msg`亚洲菜`,
  halal: msg`清真`,
  buffet: msg`自助`,
  chain: msg`连锁`,
  fastfood: msg`快餐`,
  drink: msg`饮品`,
  diet: msg`轻食`,
} as const satisfies Record<ShopType, MessageDescriptor>;
