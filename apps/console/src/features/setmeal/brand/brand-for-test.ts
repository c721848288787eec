import type { StaffBrand } from '../set-meals.query.ts';

export const brandForTest: StaffBrand = {
  id: 3,
  slug: 'wan-sheng-ji',
  name: { 'zh-CN': '万笙记', en: 'Wan Sheng Ji' },
  description: { 'zh-CN': '老字号。' },
  plate: 'dumpling',
  image: 'shop/a.webp',
  sharePermille: 125,
  branchIds: [5, 8],
  branches: [
    { shopId: 5, nameZh: '万笙记（湖滨店）', name: null },
    { shopId: 8, nameZh: '万笙记（河坊街店）', name: null },
  ],
  editVersion: 2,
  setMealCount: 4,
};
