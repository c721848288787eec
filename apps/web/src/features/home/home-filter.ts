import type { ShopType } from '@chifan/domain/catalogue';
import { create } from 'zustand';

type HomeFilter = { readonly type: ShopType | undefined; readonly openNow: boolean };

/** Lives as long as the page: whoever looked into a shop finds the list as they left it. */
export const useHomeFilter = create<HomeFilter>()(() => ({ type: undefined, openNow: false }));
