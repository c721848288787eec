import { t } from '@lingui/core/macro';
import { listed } from '../../../platform/language/listed.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import { languageLabel, languageLabels, languagesInOrder, textIn } from '../../../texts/texts.ts';
import type { MenuCategory, MenuDish } from './dish-availability.ts';

const otherLanguages = languagesInOrder.filter((language) => language !== 'zh-CN');

/** A menu as a table: a head, and a dish a row, as the menu stands. */
export const menuTable = (categories: readonly MenuCategory[]): readonly (readonly string[])[] => [
  [
    t`编号`,
    t`分类`,
    t`菜名`,
    t`价格（元）`,
    t`辣度`,
    t`库存`,
    t`介绍`,
    ...otherLanguages.map((language) => languageLabels[language]()),
    t`待确认的译名`,
  ],
  ...categories.flatMap(({ nameZh, dishes }) => dishes.map((dish) => rowOf(nameZh, dish))),
];

const rowOf = (categoryZh: string, dish: MenuDish): readonly string[] => [
  String(dish.id),
  categoryZh,
  dish.nameZh,
  writeYuan(dish.price),
  String(dish.spice),
  dish.stock === null ? '' : String(dish.stock),
  textIn(dish.description, 'zh-CN'),
  ...otherLanguages.map((language) => textIn(dish.name, language)),
  listed(Object.keys(dish.nameDrafts).map(languageLabel)),
];
