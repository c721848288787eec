import type { Language } from '@chifan/domain';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../platform/announcements/announcements.ts';
import { bytesOf, type KeptBytes } from '../../../platform/http/kept-bytes.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';

/** What a shop's triggers announce with its id; see the migration that makes them. */
export const menuChanged = 'menu_changed';

export type WrittenMenu = {
  readonly shop: ShopRow;
  /** Of shopDishes. */
  readonly answer: KeptBytes;
  /** The part of the answer's bytes that shopMenu has too, as JSON. */
  readonly categories: Buffer;
  /** Of some dish it is counted how many are left. */
  readonly isCounted: boolean;
  /** It may read otherwise from then on. */
  readonly until: Date | null;
};

export type MenuCache = {
  /** What is kept, else what `write` makes: the same for all readers of a language. What is to be kept must be of now. */
  menuOf(
    shopId: number,
    reader: { readonly language: Language; readonly now: Date },
    write: (isToBeKept: boolean) => Promise<WrittenMenu | undefined>,
  ): Promise<WrittenMenu | undefined>;
};

const maxBytes = 24 * 1024 * 1024;
/** Of a shop's row, beside its menus. */
const shopBytes = 2048;

type ShopMenus = {
  readonly written: Map<Language, WrittenMenu>;
  /** Who comes while a menu is being written waits for it with the first. */
  readonly writing: Map<Language, Promise<WrittenMenu | undefined>>;
};

/**
 * Every change of a shop or its menu is announced by its transaction; while it is not sure that announcements are heard at
 * once, nothing is shown of what is kept. A shop forgotten while its menu is being written gets other maps, so that what was read
 * before the change is lost.
 */
export function createMenuCache(announcements: Pick<Announcements, 'on' | 'isUpToDate'>): MenuCache {
  const shops = new LRUCache<number, ShopMenus>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  announcements.on(menuChanged, (shopId) => {
    if (shopId === undefined) shops.clear();
    else shops.delete(Number(shopId));
  });
  const written = async (shopId: number, language: Language, { menus, write }: Writing) => {
    const menu = await write(true);
    if (shops.peek(shopId)?.written !== menus.written) return menu;
    if (menu === undefined) {
      shops.delete(shopId);
      return undefined;
    }
    menus.written.set(language, menu);
    // Another object: what is set again as the same value is not weighed again.
    shops.set(shopId, { ...menus });
    return menu;
  };
  return {
    menuOf: async (shopId, { language, now }, write) => {
      if (!announcements.isUpToDate()) return write(false);
      const menus = shops.get(shopId) ?? { written: new Map(), writing: new Map() };
      const known = menus.written.get(language);
      if (known && (known.until === null || now < known.until)) return known;
      if (!shops.has(shopId)) shops.set(shopId, menus);
      const begun = menus.writing.get(language);
      if (begun) return begun;
      const writing = written(shopId, language, { menus, write }).finally(() => menus.writing.delete(language));
      menus.writing.set(language, writing);
      return writing;
    },
  };
}

type Writing = { readonly menus: ShopMenus; readonly write: Parameters<MenuCache['menuOf']>[2] };

const sizeOf = ({ written }: ShopMenus): number =>
  [...written.values()].reduce((sum, { answer }) => sum + bytesOf(answer), shopBytes);
