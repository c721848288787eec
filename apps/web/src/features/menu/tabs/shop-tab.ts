import type { ShopCard } from '@chifan/contract/catalogue/views';

/** The tabs of a shop in the sequence of rule catalogue-3. */
export const shopTabs = ['menu', 'info', 'featured', 'branches', 'reviews'] as const;
export type ShopTab = (typeof shopTabs)[number];

/** The tabs that a shop has. Only a shop of a brand has the tab “branches”. */
export const shopTabsOf = (shop: Pick<ShopCard, 'brandId'>): readonly ShopTab[] =>
  shopTabs.filter((tab) => tab !== 'branches' || shop.brandId !== null);

/** Reads the URL parameter `tab`. Returns the menu if the shop has no such tab. */
export const readShopTab = (text: string | undefined, tabs: readonly ShopTab[]): ShopTab =>
  tabs.find((tab) => tab === text) ?? 'menu';
