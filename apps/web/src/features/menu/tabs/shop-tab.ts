import type { ShopCard } from '@chifan/contract/catalogue/views';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';

/** The tabs of a shop in the sequence of rule catalogue-3. */
export const shopTabs = ['menu', 'info', 'featured', 'branches', 'reviews'] as const;
export type ShopTab = (typeof shopTabs)[number];

/**
 * The tabs that a shop has. Only a shop of a brand has the tab “branches”. Other restaurants are recommended only while this one
 * accepts no orders (rule catalogue-69).
 */
export const shopTabsOf = ({ brandId, openState }: Pick<ShopCard, 'brandId' | 'openState'>): readonly ShopTab[] => {
  const isShown = { branches: brandId !== null, featured: !takesOrders(openState) };
  return shopTabs.filter((tab) => (tab === 'branches' || tab === 'featured' ? isShown[tab] : true));
};

/** Reads the URL parameter `tab`. Returns the menu if the shop has no such tab. */
export const readShopTab = (text: string | undefined, tabs: readonly ShopTab[]): ShopTab =>
  tabs.find((tab) => tab === text) ?? 'menu';
