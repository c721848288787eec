import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dishProblemLabels } from '../../../dish-fields/field-errors.ts';
import type { SetMealProblem } from './read-set-meal.ts';

export const setMealProblemLabels: Readonly<Record<SetMealProblem, MessageDescriptor>> = {
  ...dishProblemLabels,
  brand_missing: msg`请选择品牌`,
  branches_missing: msg`上架的套餐至少需要一家门店`,
  contents_missing: msg`请至少加入一道菜`,
  portions_wrong: msg`请输入 1 到 20 的整数`,
  price_wrong: msg`请输入大于 0 的金额，例如 168 或 168.50`,
  original_price_lower: msg`单点合计不能低于套餐价`,
  persons_wrong: msg`请输入 1 到 20 的整数`,
  day_missing: msg`请选择开售日期`,
  days_reversed: msg`停售日期不能早于开售日期`,
  valid_days_wrong: msg`请输入 0 到 365 的整数`,
  max_per_order_wrong: msg`请输入 1 到 20 的整数`,
  max_per_member_wrong: msg`请输入 1 到 1000 的整数，不限请留空`,
  pieces_wrong: msg`请输入 0 到 1000000 的整数，不限量请留空`,
  rank_wrong: msg`请输入 1 到 1000 的整数，不推荐请留空`,
};
