import type { DishAtShop, DishCard, ShopCard } from '@chifan/contract/catalogue/views';
import { fen } from '@chifan/domain';
import type { OutputOf } from '../../platform/api.ts';
import type { CartLine } from '../../terms/cart/lines.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

export const sampleShop = (changed: Partial<ShopCard> = {}): ShopCard => ({
  id: 7,
  name: text('Old Street Noodles'),
  nameZh: '老街面馆',
  pinyin: 'lǎojiē miànguǎn',
  cuisine: 'noodles',
  types: ['asian'],
  image: null,
  plate: 'noodles',
  latitude: '31.230000',
  longitude: '121.470000',
  distanceMetres: 320,
  openState: { state: 'open', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null },
  deliveryFee: 500,
  minimumDelivery: 2000,
  etaMinutes: 33,
  pickupMinutes: 3,
  fullReductions: [],
  acceptsForeignCard: true,
  hasSampleMenu: false,
  dishCount: 1,
  ratingTenths: null,
  reviewCount: 0,
  demoReviewCount: 0,
  typicalPrice: 2800,
  hasVegetarian: false,
  brandId: null,
  ...changed,
});

/** A dish without allergen and diet marks, so that all marks are unknown. */
export const sampleDish = (changed: Partial<DishCard> = {}): DishCard => ({
  id: 71,
  shopId: 7,
  name: text('Dan dan noodles'),
  nameZh: '担担面',
  pinyin: 'dàndàn miàn',
  description: text(''),
  price: 2800,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: null,
  isSoldOut: false,
  plate: 'noodles',
  image: null,
  photos: [],
  guestPhoto: null,
  nameFrom: 'merchant',
  descriptionFrom: 'merchant',
  contents: [],
  isServedNow: true,
  servedToday: null,
  ...changed,
});

type Option = DishCard['options'][number];
type Choice = Option['choices'][number];

/** `contains`: the allergens that the merchant marked as contained. null if the choice has no marks. */
export const sampleChoice = (name: string, contains: readonly string[] | null, price = 0): Choice => ({
  key: name,
  name: text(name),
  nameZh: name,
  price,
  marks: contains === null ? null : { allergens: { contains: [...contains], free: [...free(contains)] }, diet: {} },
  isSoldOut: false,
});

export const sampleOption = (name: string, choices: readonly Choice[], min = 0): Option => ({
  key: name,
  name: text(name),
  nameZh: name,
  min,
  max: 1,
  choices: [...choices],
});

const free = (contains: readonly string[]) =>
  ['gluten', 'egg', 'peanut', 'soy', 'milk', 'sesame'].filter((allergen) => !contains.includes(allergen));

export const sampleMenu = (dishes: readonly DishCard[], shop = sampleShop()): OutputOf<'/rest/shop/menu'> => ({
  shop: { ...shop, packageFee: 200, sideDishIds: [] },
  categories: [{ id: 1, name: text('Noodles'), nameZh: '面', dishes: [...dishes] }],
});

/** The responses of the two API calls that together form a menu. */
export const menuAnswers = ({ shop, categories }: OutputOf<'/rest/shop/menu'>) => ({
  '/rest/shop/dishes': { categories },
  '/rest/shop/here': { shop, left: [] },
});

export const sampleLine = (dish: DishCard, changed: Partial<CartLine> = {}): CartLine => ({
  dishId: dish.id,
  quantity: 1,
  options: {},
  unitPrice: fen(dish.price),
  name: dish.name,
  nameZh: dish.nameZh,
  pinyin: dish.pinyin,
  plate: dish.plate,
  image: dish.image,
  chosen: [],
  ...changed,
});

/** A dish as search results and the rows of the home screen show it. */
export const sampleDishAtShop = (changed: Partial<DishAtShop> = {}): DishAtShop => ({
  dishId: 71,
  shopId: 7,
  shopName: { text: 'Old Street Noodles', language: 'en' },
  shopNameZh: '老街面馆',
  price: 2_800,
  plate: 'noodles',
  image: null,
  isSoldOut: false,
  isOpen: true,
  distanceMetres: 320,
  deliveryFee: 500,
  etaMinutes: 32,
  pickupMinutes: 3,
  ratingTenths: 45,
  allergens: { contains: [], free: [] },
  diet: {},
  ...changed,
});

type DishInRow = OutputOf<'/rest/shop/home'>['dishRows'][number]['dishes'][number];

export const sampleDishInRow = (changed: Partial<DishInRow> = {}): DishInRow => ({
  ...sampleDishAtShop(changed),
  name: { text: 'Dan dan noodles', language: 'en' },
  nameZh: '担担面',
});
