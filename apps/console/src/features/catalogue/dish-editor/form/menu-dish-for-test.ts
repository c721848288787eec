import type { MenuDish } from '../../menu/dish-availability.ts';
import { dishDraftForTest } from './dish-for-test.ts';

export const menuDishForTest = (changes: Partial<MenuDish>): MenuDish => ({
  ...dishDraftForTest,
  id: 7,
  nameZh: '麻婆豆腐',
  pinyin: 'mápó dòufu',
  byPlatform: { name: [], description: [] },
  nameDrafts: {},
  editVersion: 1,
  isAvailable: true,
  stock: null,
  soldOutUntil: null,
  ...changes,
});
