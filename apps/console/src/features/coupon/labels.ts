import type { CouponChannel, CouponGroup } from '@chifan/domain/coupon';
import type { MemberLevel } from '@chifan/domain/member';
import type { OrderType } from '@chifan/domain/ordering';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const groupLabels: Readonly<Record<CouponGroup, MessageDescriptor>> = {
  shop: msg`商家券`,
  delivery: msg`配送券`,
  rebate: msg`返现卡`,
  double_draw: msg`双倍抽奖券`,
};

export const channelLabels: Readonly<Record<CouponChannel, MessageDescriptor>> = {
  claim: msg`客人领取`,
  bought: msg`客人购买`,
  granted: msg`平台发放`,
};

export const typeLabels: Readonly<Record<OrderType, MessageDescriptor>> = {
  pickup: msg`堂食或自取`,
  delivery: msg`外卖配送`,
  pack: msg`到店打包`,
};

export const levelLabels: Readonly<Record<MemberLevel | 'all', MessageDescriptor>> = {
  all: msg`全部会员`,
  bronze: msg`青铜及以上`,
  silver: msg`白银及以上`,
  gold: msg`黄金及以上`,
  platinum: msg`铂金`,
};
