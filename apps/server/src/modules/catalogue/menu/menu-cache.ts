import type { Language } from '@chifan/domain';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../platform/announcements/announcements.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';

/** What a shop's triggers announce with its id; see the migration that makes them. */
export const menuChanged = 'menu_changed';

/** `categories`: as JSON. `until`: it may read otherwise from then on. */
export type WrittenMenu = { readonly shop: ShopRow; readonly categories: Buffer; readonly until: Date | null };

export type MenuCache = {
  /** What is kept, else what `write` makes: the same for all readers of a language. What is to be kept must be of now. */
  menuOf(
    shopId: number,
    reader: { readonly language: Language; readonly now: Date },
    write: (isToBeKept: boolean) => Promise<(WrittenMenu & { readonly isLasting: boolean }) | undefined>,
  ): Promise<WrittenMenu | undefined>;
};

const maxBytes = 24 * 1024 * 1024;
const maxUnlasting = 10_000;
/** Of a shop's row, beside its menus. */
const shopBytes = 2048;

type ShopMenus = Map<Language, WrittenMenu>;

/**
 * Every change of a shop or its menu is announced by its transaction; while announcements are not heard nothing is kept.
 * A shop forgotten while its menu is being written gets another map, so that what was read before the change is lost.
 */
export function createMenuCache(announcements: Announcements): MenuCache {
  const shops = new LRUCache<number, ShopMenus>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  /** Menus that could not be kept when they were last read. */
  const unlasting = new LRUCache<number, true>({ max: maxUnlasting });
  announcements.on(menuChanged, (shopId) => {
    if (shopId === undefined) shops.clear();
    else shops.delete(Number(shopId));
  });
  return {
    menuOf: async (shopId, { language, now }, write) => {
      if (!announcements.isHearing()) return write(false);
      const menus = shops.get(shopId) ?? new Map<Language, WrittenMenu>();
      const known = menus.get(language);
      if (known && (known.until === null || now < known.until)) return known;
      if (unlasting.has(shopId)) {
        const shown = await write(false);
        if (shown?.isLasting) unlasting.delete(shopId);
        return shown;
      }
      shops.set(shopId, menus);
      const written = await write(true);
      if (written?.isLasting === false) unlasting.set(shopId, true);
      // Another map: what is set again as the same value is not weighed again.
      if (written?.isLasting && shops.peek(shopId) === menus) shops.set(shopId, new Map(menus).set(language, written));
      return written;
    },
  };
}

const sizeOf = (menus: ShopMenus): number =>
  [...menus.values()].reduce((sum, { categories }) => sum + categories.length, shopBytes);
