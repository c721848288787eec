import type { SetMeal, SetMealBranch, SetMealDetail, SetMealPart } from '../../data/setmeal.ts';
import type { OutputOf } from '../../platform/api.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

export const sampleBrand: SetMeal['brand'] = {
  id: 3,
  name: text('Green Wok'),
  nameZh: '绿锅',
  plate: 'noodles',
  image: null,
  branchCount: 4,
};

/** A set meal without allergen and diet marks, so that all marks are unknown. */
export const sampleSetMeal = (changed: Partial<SetMeal> = {}): SetMeal => ({
  id: 41,
  brand: sampleBrand,
  name: text('Noodle lunch'),
  nameZh: '面条午餐',
  pinyin: 'miàntiáo wǔcān',
  plates: ['noodles'],
  photos: [],
  price: 3_800,
  originalPrice: 5_000,
  persons: 1,
  branchCount: 4,
  nearestMetres: null,
  sold: 0,
  stock: null,
  isSoldOut: false,
  allergens: { contains: [], free: [] },
  diet: {},
  ...changed,
});

type SetMealPage = OutputOf<'/rest/shop/setMeal/list'>;

export const sampleSetMeals = (records: readonly SetMeal[], changed: Partial<SetMealPage> = {}): SetMealPage => ({
  records: [...records],
  total: records.length,
  pageNo: 1,
  pageSize: 20,
  brands: [{ ...sampleBrand, setMealCount: records.length }],
  ...changed,
});

export const samplePart = (changed: Partial<SetMealPart> = {}): SetMealPart => ({
  key: 'noodles',
  name: text('Dan dan noodles'),
  nameZh: '担担面',
  pinyin: 'dàndàn miàn',
  quantity: 1,
  plate: 'noodles',
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  ...changed,
});

export const sampleBranch = (changed: Partial<SetMealBranch> = {}): SetMealBranch => ({
  shopId: 7,
  name: text('Green Wok, Huanghe Road'),
  nameZh: '绿锅（黄河路店）',
  address: text('1 Huanghe Road'),
  addressZh: '黄河路1号',
  phone: null,
  latitude: '31.230000',
  longitude: '121.470000',
  distanceMetres: null,
  openState: { state: 'open', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null },
  obstacle: null,
  ...changed,
});

export const sampleSetMealDetail = (changed: Partial<SetMealDetail> = {}): SetMealDetail => ({
  ...sampleSetMeal(),
  isOnSale: true,
  description: text(''),
  descriptionFrom: 'merchant',
  terms: text(''),
  contents: [samplePart()],
  maxPerOrder: 5,
  maxPerMember: null,
  leftForMember: null,
  soldUntil: null,
  validDays: 30,
  validUntil: '2027-01-01T15:59:59.000Z',
  week: null,
  branches: [sampleBranch()],
  ...changed,
});
