import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';

export const setMealRowForTest = (changes: Partial<SetMealRow> = {}): SetMealRow => ({
  id: 7,
  brandId: 3,
  brandNameZh: '万笙记',
  brandName: null,
  nameZh: '双人烤鸭套餐',
  name: null,
  plate: 'rice',
  price: 16_800,
  stock: 200,
  isOnSale: true,
  isSoldNow: true,
  codeSource: 'brand',
  codes: { free: 12, taken: 30, voided: 2 },
  codesEmptyAt: null,
  branchCount: 4,
  sales: { paid: 30, open: 9, redeemed: 17, refunded: 4, revenue: 285_600, brandShare: 28_560 },
  ...changes,
});
