import type { Language } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../platform/announcements/announcements.ts';
import { bytesOf, type SharedResponse } from '../../../platform/http/shared-response.ts';
import type { ShopOfMenu } from './dish.store.ts';

/**
 * The PostgreSQL channel on which triggers announce the id of a shop whose menu changed. A migration creates the
 * triggers.
 */
export const menuChanged = 'menu_changed';

/** A dish that is served only at its own hours. */
export type DishWithHours = { readonly id: number; readonly servedHours: OpeningHours };

export type WrittenMenu = {
  readonly shop: ShopOfMenu;
  /** The HTTP response of the call shopDishes. */
  readonly answer: SharedResponse;
  /** The JSON bytes of the menu's categories, which are also a part of the shopMenu response. */
  readonly categories: Buffer;
  /** Whether any dish has a limited stock. */
  readonly isCounted: boolean;
  readonly withHours: readonly DishWithHours[];
  /** The time at which the cached response expires. Null if it is valid until the menu changes. */
  readonly until: Date | null;
};

export type MenuCache = {
  /**
   * Returns the cached menu. Without a cached menu, calls `write`, which must read current data. All readers of a
   * language get the same menu.
   */
  menuOf(
    shopId: number,
    reader: { readonly language: Language; readonly now: Date },
    write: (isToBeKept: boolean) => Promise<WrittenMenu | undefined>,
  ): Promise<WrittenMenu | undefined>;
};

const maxBytes = 24 * 1024 * 1024;
/** The size of a shop's cache entry without its menus, in bytes. */
const shopBytes = 2048;

type ShopMenus = {
  readonly written: Map<Language, WrittenMenu>;
  /** Menus that are being written. Concurrent requests share the result. */
  readonly writing: Map<Language, Promise<WrittenMenu | undefined>>;
};

/**
 * Caches menus per shop. Each transaction that changes a menu announces its shop. While announcements may be late, the
 * cache is not used. A change of a menu deletes the cache entry of its shop. A call that was reading the menu at that
 * time then finds no entry or an entry with another `written` map, and does not cache its outdated menu.
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
    // Store a new object, because the cache measures the size of an object only once.
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
