import type { ShopCard } from '@chifan/contract/catalogue/views';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';

/** The tabs of a shop in the sequence of rule catalogue-3. */
export const shopTabs = ['menu', 'info', 'featured', 'branches', 'reviews'] as const;
export type ShopTab = (typeof shopTabs)[number];

/**
 * Returns the tabs of a shop. Only a shop of a brand has the tab “branches”. Only a shop that accepts no orders now has
 * the tab that recommends other restaurants (rule catalogue-69).
 */
export const shopTabsOf = ({ brandId, openState }: Pick<ShopCard, 'brandId' | 'openState'>): readonly ShopTab[] => {
  const isShown = { branches: brandId !== null, featured: !takesOrders(openState) };
  return shopTabs.filter((tab) => (tab === 'branches' || tab === 'featured' ? isShown[tab] : true));
};

/** Reads the URL parameter `tab`. Returns the menu if the shop has no such tab. */
export const readShopTab = (text: string | undefined, tabs: readonly ShopTab[]): ShopTab =>
  tabs.find((tab) => tab === text) ?? 'menu';
