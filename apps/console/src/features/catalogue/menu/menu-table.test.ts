import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { dishDraftForTest } from '../dish-editor/form/dish-for-test.ts';
import { menuTable } from './menu-table.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

test('a menu is a table with a dish a row, names in all languages, and which of them nobody has confirmed', () => {
  const dish = {
    ...dishDraftForTest,
    id: 7,
    nameZh: '麻婆豆腐',
    pinyin: '',
    byPlatform: { name: [], description: [] },
    nameDrafts: { en: 'parts' as const },
    editVersion: 1,
    soldOutUntil: null,
  };
  const [head, row] = menuTable([{ id: 3, name: {}, nameZh: '热菜', dishes: [dish] }]);
  expect(row).toHaveLength(head?.length ?? 0);
  expect(head?.slice(0, 8)).toEqual(['编号', '分类', '菜名', '价格（元）', '辣度', '库存', '介绍', '英语']);
  expect(row?.slice(0, 8)).toEqual(['7', '热菜', '麻婆豆腐', '28.50', '3', '12', '麻辣鲜香', 'Mapo tofu']);
  expect(row?.at(-1)).toBe('英语');
});
