import type { Allergen, Diet } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const allergenLabels = {
  gluten: msg`麸质（小麦等）`,
  crustacean: msg`甲壳类（虾、蟹）`,
  egg: msg`鸡蛋`,
  fish: msg`鱼`,
  peanut: msg`花生`,
  soy: msg`大豆`,
  milk: msg`牛奶`,
  tree_nut: msg`坚果`,
  celery: msg`芹菜`,
  mustard: msg`芥末`,
  sesame: msg`芝麻`,
  sulphite: msg`亚硫酸盐`,
  lupin: msg`羽扇豆`,
  mollusc: msg`软体类（贝、鱿鱼）`,
} as const satisfies Record<Allergen, MessageDescriptor>;

export const dietLabels = {
  vegetarian: msg`素食`,
  vegan: msg`纯素`,
  halal: msg`清真`,
  pork: msg`含猪肉`,
  alcohol: msg`含酒精`,
} as const satisfies Record<Diet, MessageDescriptor>;
