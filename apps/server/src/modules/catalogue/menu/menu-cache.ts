import type { Language } from '@chifan/domain';
import { LRUCache } from 'lru-cache';
import type { Announcements } from '../../../platform/announcements/announcements.ts';
import { bytesOf, type SharedResponse } from '../../../platform/http/shared-response.ts';
import type { ShopRow } from '../shops/shop-row.store.ts';

/** The channel on which a shop's triggers announce its id. The migration creates them. */
export const menuChanged = 'menu_changed';

export type WrittenMenu = {
  readonly shop: ShopRow;
  /** The response of shopDishes. */
  readonly answer: SharedResponse;
  /** The part of the response that shopMenu shares, as JSON bytes. */
  readonly categories: Buffer;
  /** Whether some dish has counted stock. */
  readonly isCounted: boolean;
  /** From this time on, the response may differ. */
  readonly until: Date | null;
};

export type MenuCache = {
  /** The cached menu, otherwise the result of `write`. The same for all readers of a language. `write` must read current data. */
  menuOf(
    shopId: number,
    reader: { readonly language: Language; readonly now: Date },
    write: (isToBeKept: boolean) => Promise<WrittenMenu | undefined>,
  ): Promise<WrittenMenu | undefined>;
};

const maxBytes = 24 * 1024 * 1024;
/** Size of a shop's entry without its menus. */
const shopBytes = 2048;

type ShopMenus = {
  readonly written: Map<Language, WrittenMenu>;
  /** Calls during a write share its result. */
  readonly writing: Map<Language, Promise<WrittenMenu | undefined>>;
};

/**
 * The transaction of every change announces the shop. The cache is not used while announcements may be late. A shop that is
 * removed during a write gets new maps, so that the data from before the change is dropped.
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
    // A new object, because the cache does not measure the same object again.
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
