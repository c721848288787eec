import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from './read-campaign.ts';

/** What to do about each. */
export const problemWords: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  name_missing: msg`请填写中文名称`,
  group_not_yours: msg`商家只能发商家券`,
  channel_not_yours: msg`商家的券只能由客人免费领取`,
  reduction_missing: msg`请填写减多少元`,
  reduction_needless: msg`这种券不减金额`,
  reduction_above_threshold: msg`减的金额不能超过使用门槛`,
  rebate_missing: msg`请填写返现比例`,
  rebate_needless: msg`这种券没有返现`,
  types_not_delivery: msg`配送券只用于外卖配送`,
  types_missing: msg`请至少选一种订单`,
  price_missing: msg`请填写售价`,
  price_needless: msg`免费的券没有售价`,
  price_too_high: msg`售价要低于减的金额`,
  code_needless: msg`只有客人领取的券才有优惠码`,
  code_wrong: msg`优惠码是 4 到 20 位大写字母或数字`,
  dates_wrong: msg`结束日期不能早于开始日期`,
  over_already: msg`结束日期已经过去`,
  date_wrong: msg`请选择日期`,
  amount_wrong: msg`请填写金额，例如 8 或 8.50`,
  number_wrong: msg`请填写范围内的整数`,
};
