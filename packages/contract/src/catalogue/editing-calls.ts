import { restaurantTypes, shopTypes } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  amount,
  count,
  id,
  imagePath,
  instant,
  integer,
  language,
  latitude,
  longitude,
  optionalNumberText,
  pageWithAll,
  readerLanguageName,
  requiredText,
  text,
  texts,
} from '../fields.ts';
import { date, dishDraft, merchantDish, openingHours } from './editing-views.ts';
import { dishCard, shopStage } from './views.ts';

const profile = z.object({
  name: texts(80),
  description: texts(600),
  address: texts(200),
  phone: requiredText(30).nullable(),
  types: z.array(z.enum(shopTypes)).max(8),
  cuisine: z.enum(restaurantTypes),
  latitude,
  longitude,
  acceptsForeignCard: z.boolean(),
  photos: z.array(imagePath).max(9),
});

const deliveryTerms = z.object({
  radiusMetres: integer({ min: 0, max: 30_000 }),
  minimumDelivery: amount({ min: 0, max: 1_000_000 }),
  deliveryBaseFee: amount({ min: 0, max: 100_000 }),
  deliveryBaseMetres: integer({ min: 0, max: 30_000 }),
  deliveryPerKm: amount({ min: 0, max: 100_000 }),
  packageFee: amount({ min: 0, max: 100_000 }),
  fullReductions: z.array(z.object({ threshold: amount({ min: 1 }), reduction: amount({ min: 1 }) })).max(8),
  kitchenMinutes: integer({ min: 1, max: 120 }).nullable().default(null),
});

/** Version for an optimistic lock: saving fails if the stored version is another version. */
const editVersion = integer({ min: 1, max: 2_147_483_647 });

const shopOf = { shopId: id };

export const catalogueEditingCalls = {
  merchantShop: call({
    path: '/rest/merchant/shop',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Everything that the staff of a shop may change about it.',
    input: z.object(shopOf),
    output: z.object({
      id,
      nameZh: text,
      pinyin: text,
      profile,
      hours: openingHours,
      openingHoursText: text.nullable(),
      /** Public holidays of this year and the next, 'YYYY-MM-DD'. */
      publicHolidays: z.array(date),
      deliveryTerms,
      /** False: an import assumed these delivery terms, and the shop has not saved them yet. */
      hasDeliveryTerms: z.boolean(),
      versions: z.object({ profile: editVersion, hours: editVersion, deliveryTerms: editVersion }),
      isTakingOrders: z.boolean(),
      autoAccept: z.boolean(),
    }),
    reasons: ['shop_not_found'],
  }),
  saveShopProfile: call({
    path: '/rest/merchant/shop/profile',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Changes a shop’s names, texts, address, position, kind and pictures.',
    input: z.object({ ...shopOf, profile, version: editVersion }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'changed_meanwhile', 'chinese_name_missing', 'position_invalid', 'picture_unknown'],
  }),
  saveShopHours: call({
    path: '/rest/merchant/shop/hours',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Changes the weekly hours and the exceptional days.',
    input: z.object({ ...shopOf, hours: openingHours, version: editVersion }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'changed_meanwhile'],
  }),
  saveDeliveryTerms: call({
    path: '/rest/merchant/shop/delivery',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Changes delivery range, minimum, fees and full reductions.',
    input: z.object({ ...shopOf, deliveryTerms, version: editVersion }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'changed_meanwhile', 'reductions_invalid'],
  }),
  merchantMenu: call({
    path: '/rest/merchant/menu',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'The menu of one of the caller’s shops, for editing.',
    input: z.object(shopOf),
    output: z.object({
      categories: z.array(
        z.object({
          id,
          name: texts(60),
          nameZh: text,
          dishes: z.array(merchantDish.extend({ nameZh: text, editVersion, soldOutUntil: instant.nullable() })),
        }),
      ),
    }),
    reasons: ['shop_not_found'],
  }),
  saveCategory: call({
    path: '/rest/merchant/category/save',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Adds a category (without categoryId) or renames one.',
    input: z.object({ ...shopOf, categoryId: id.optional(), name: texts(60) }),
    output: z.object({ categoryId: id }),
    reasons: ['shop_not_found', 'category_not_found', 'chinese_name_missing'],
    creates: true,
  }),
  deleteCategory: call({
    path: '/rest/merchant/category/delete',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Removes an empty category.',
    input: z.object({ ...shopOf, categoryId: id }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'category_not_found', 'category_not_empty'],
  }),
  arrangeMenu: call({
    path: '/rest/merchant/menu/arrange',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Sets the order of categories and their dishes. A dish may move to another category.',
    input: z.object({ ...shopOf, categories: z.array(z.object({ id, dishIds: z.array(id).max(500) })).max(60) }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'menu_changed'],
  }),
  saveDish: call({
    path: '/rest/merchant/dish/save',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Adds a dish (without dishId) or changes one. A change needs the version that the editor opened.',
    input: z
      .object({
        ...shopOf,
        dishId: id.optional(),
        dish: dishDraft,
        /**
         * Languages whose names remain unconfirmed drafts. Sending a name without listing its language confirms the
         * name.
         */
        draftNames: z.array(language).max(8).exactOptional(),
        version: editVersion.optional(),
        /**
         * The stock when the dish editor was opened. If `stock` has the same value, units sold since the editor was
         * opened stay deducted.
         */
        stockSeen: count.nullable().optional(),
      })
      .refine(({ dishId, version }) => dishId === undefined || version !== undefined, { path: ['version'] }),
    output: z.object({ dishId: id }),
    reasons: [
      'shop_not_found',
      'category_not_found',
      'dish_not_found',
      'changed_meanwhile',
      'chinese_name_missing',
      'options_invalid',
      'picture_unknown',
      'set_contents_invalid',
    ],
    creates: true,
  }),
  deleteDish: call({
    path: '/rest/merchant/dish/delete',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Removes a dish from the menu permanently. Past orders do not change.',
    input: z.object({ ...shopOf, dishId: id }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'dish_not_found', 'dish_in_set'],
  }),
  previewDish: call({
    path: '/rest/merchant/dish/preview',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Shows an unsaved dish as guests of each language would see it.',
    input: z.object({ ...shopOf, dish: dishDraft }),
    /** The dish is not saved, so its id is 0. */
    output: z.object({ previews: z.array(z.object({ language, dish: dishCard.extend({ id: z.literal(0) }) })) }),
    reasons: ['shop_not_found'],
  }),
  findShops: call({
    path: '/rest/platform/shop/find',
    access: 'platform',
    roles: ['support', 'finance', 'content'],
    summary:
      'All shops, those of a stage, or those found by their number or a part of their name, in Chinese or the caller’s language.',
    input: z.object({ search: optionalNumberText(40), state: shopStage.optional(), ...pageWithAll(20) }),
    output: pageOf(z.object({ id, nameZh: text, name: readerLanguageName, addressZh: text, state: shopStage })),
  }),
};
