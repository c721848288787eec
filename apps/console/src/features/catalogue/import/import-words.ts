import type { CellProblem, SheetColumn } from '@chifan/domain/catalogue/importing';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportUndo, PastImport, PreviewRow } from './import.ts';

export const columnLabels = {
  id: msg`编号`,
  category: msg`分类`,
  name: msg`菜名`,
  en: msg`英文名`,
  ja: msg`日文名`,
  ko: msg`韩文名`,
  ru: msg`俄文名`,
  ur: msg`乌尔都文名`,
  ar: msg`阿拉伯文名`,
  fr: msg`法文名`,
  de: msg`德文名`,
  price: msg`价格（元）`,
  description: msg`介绍`,
  spice: msg`辣度`,
  contains: msg`含过敏原`,
  free: msg`不含过敏原`,
  diet: msg`饮食标记`,
  options: msg`选项`,
  onSale: msg`在售`,
  position: msg`排序`,
  photos: msg`图片文件`,
} as const satisfies Record<SheetColumn, MessageDescriptor>;

export const importProblemLabels = {
  name_missing: msg`缺少中文菜名`,
  category_missing: msg`新菜要写分类`,
  price_missing: msg`新菜要写价格`,
  text_too_long: msg`文字太长`,
  text_unreadable: msg`含有无法显示的字符`,
  price_unreadable: msg`看不懂的价格，请写成 38 或 38.50`,
  price_too_precise: msg`价格最多两位小数`,
  price_negative: msg`价格不能是负数`,
  price_too_high: msg`价格超过 10 万元，请核对`,
  price_market: msg`时价菜没有固定价格，请写今天的价格`,
  price_by_weight: msg`按重量卖的菜请写一份的价格`,
  price_range: msg`一道菜只能有一个价格；大小份请写在选项里`,
  spice_unreadable: msg`辣度请写：不辣、微辣、中辣、特辣`,
  allergen_unknown: msg`不认识的过敏原`,
  allergen_contradictory: msg`同一种过敏原既写了含、又写了不含`,
  diet_unknown: msg`不认识的饮食标记`,
  diet_contradictory: msg`饮食标记互相矛盾`,
  diet_contradicts_allergens: msg`饮食标记和过敏原或成分矛盾`,
  options_unreadable: msg`看不懂的选项，请写成「份量：小份|大份+10」`,
  options_invalid: msg`选项的数量不对，请核对可选几项`,
  on_sale_unreadable: msg`在售请写：是 或 否`,
  position_unreadable: msg`排序请写整数`,
  photos_too_many: msg`一道菜最多 9 张图片`,
  id_unreadable: msg`编号不是数字；新菜请留空`,
  dish_unknown: msg`菜单上没有这个编号；新菜请留空`,
  name_ambiguous: msg`菜单上有几道同名的菜，请写编号`,
  row_repeated: msg`和前面的行是同一道菜`,
  categories_too_many: msg`分类最多 60 个`,
  category_full: msg`这个分类的菜已满 500 道`,
  formula_failed: msg`公式出错，请改成数值`,
} as const satisfies Record<CellProblem, MessageDescriptor>;

export const changeKindLabels = {
  added: msg`新增`,
  changed: msg`修改`,
  unchanged: msg`无变化`,
  odd: msg`有问题`,
} as const satisfies Record<PreviewRow['kind'], MessageDescriptor>;

export const importStateLabels = {
  previewed: msg`未生效`,
  applied: msg`已生效`,
  undone: msg`已撤销`,
} as const satisfies Record<PastImport['state'], MessageDescriptor>;

export const notUndoneLabels = {
  changed_since: msg`导入之后又改过`,
  in_set: msg`已放进套餐`,
} as const satisfies Record<ImportUndo['kept'][number]['why'], MessageDescriptor>;
