import type { ShopCard } from '@chifan/contract/catalogue';

/** The tabs below a shop's head, in the order of rule catalogue-3. */
export const shopTabs = ['menu', 'info', 'featured', 'branches', 'reviews'] as const;
export type ShopTab = (typeof shopTabs)[number];

/** Only a shop of a brand has branches. */
export const shopTabsOf = (shop: Pick<ShopCard, 'brandId'>): readonly ShopTab[] =>
  shopTabs.filter((tab) => tab !== 'branches' || shop.brandId !== null);

/** Reads the parameter `tab` of a screen's address; what the shop does not have is its menu. */
export const readShopTab = (text: string | undefined, tabs: readonly ShopTab[]): ShopTab =>
  tabs.find((tab) => tab === text) ?? 'menu';
