import type { DishCard } from '@chifan/contract/catalogue';

/** A dish for tests, as the server would send it. */
export const sampleDish = (changes: Partial<DishCard> = {}): DishCard => ({
  id: 5,
  shopId: 2,
  name: { text: 'Beef noodles', language: 'en' },
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  description: { text: '', language: 'en' },
  price: 1800,
  spice: 1,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: null,
  isSoldOut: false,
  plate: 'noodles',
  image: null,
  photos: [],
  nameFrom: 'merchant',
  descriptionFrom: 'merchant',
  contents: [],
  isServedNow: true,
  servedToday: null,
  ...changes,
});
