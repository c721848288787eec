import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { WorkflowActor } from '@chifan/domain';
import {
  type CancelReasonKey,
  handedOverByPhoto,
  type MerchantRefuseNote,
  type MerchantRefuseReason,
  type OrderEvent,
} from '@chifan/domain/ordering';
import type { LiableParty } from '@chifan/domain/refund';
import { t } from '@lingui/core/macro';

/** Labels are functions, because the texts are loaded after this module. */
type Labels<Key extends string> = Readonly<Record<Key, () => string>>;

/** Order type in words: delivery, pick-up, eat in or take away (rule ordering-1). */
export function wayLabel({ type, dining }: Pick<StaffOrder, 'type' | 'dining'>): string {
  if (type === 'delivery') return t`外卖配送`;
  if (type === 'pack') return t`店内打包`;
  return dining === 'dine_in' ? t`堂食` : t`到店自取`;
}

export const eventLabels: Labels<OrderEvent> = {
  place: () => t`客人下单`,
  pay: () => t`付款成功`,
  cancel: () => t`订单已取消`,
  expire: () => t`超时自动取消`,
  accept: () => t`商家接单`,
  choose_restaurant: () => t`客人选定门店`,
  release_restaurant: () => t`门店不可用，客人可重新选择`,
  refuse: () => t`商家拒单`,
  issue_code: () => t`生成取餐码`,
  delay: () => t`厨房延后出餐`,
  ready: () => t`出餐`,
  run_out: () => t`缺货取消`,
  collect: () => t`骑手取餐`,
  hand_back: () => t`送回餐厅`,
  redeem: () => t`核销取餐`,
  hand_over: () => t`已送达`,
  give_up: () => t`平台终止配送`,
  confirm: () => t`确认收货`,
  apply_for_refund: () => t`客人申请退款`,
  declare_sold_out: () => t`商家告知菜品缺货`,
  refund_by_platform: () => t`平台退款`,
  refund: () => t`退款完成`,
  settle: () => t`售后结束`,
  resume: () => t`售后关闭，订单继续`,
};

export const actorLabels: Labels<WorkflowActor> = {
  member: () => t`客人`,
  merchant: () => t`商家`,
  courier: () => t`骑手`,
  platform: () => t`平台`,
  system: () => t`系统`,
};

export const liableLabels: Labels<LiableParty> = {
  merchant: () => t`商家`,
  courier: () => t`骑手`,
  platform: () => t`平台`,
  guest: () => t`客人`,
};

export const refuseReasonLabels: Labels<MerchantRefuseReason> = {
  sold_out: () => t`菜品售罄`,
  too_busy: () => t`太忙，来不及做`,
  closing: () => t`即将打烊`,
  cannot_deliver: () => t`无法配送`,
  other: () => t`其他原因`,
};

export const refuseNoteLabels: Labels<MerchantRefuseNote> = {
  equipment_broken: () => t`厨房设备故障`,
  short_of_staff: () => t`人手不足`,
  no_power_or_water: () => t`停电、停气或停水`,
  cannot_meet_remark: () => t`备注要求做不到`,
  not_safe_for_allergies: () => t`无法保证过敏安全`,
  price_wrong: () => t`菜单价格有误`,
};

const cancelReasonLabels: Labels<CancelReasonKey> = {
  wrong_information: () => t`信息填错了`,
  wrong_delivery_time: () => t`送达时间选错了`,
  wrong_order_or_too_few_items: () => t`点错了或点少了`,
  out_of_stock: () => t`菜品缺货`,
  merchant_cancelled_after_contact: () => t`商家与我联系后取消`,
  delivery_too_slow: () => t`配送太慢`,
  rider_asked_to_cancel: () => t`骑手要求取消`,
  no_longer_wanted: () => t`不想要了`,
  merchant_sold_out: () => t`商家告知售罄`,
  poor_communication_by_merchant: () => t`商家沟通态度差`,
  poor_communication_by_rider: () => t`骑手沟通态度差`,
  too_slow: () => t`等待太久`,
  packaging_leaked_or_damaged: () => t`包装破损或漏洒`,
  missing_items: () => t`少送了餐品`,
  wrong_items: () => t`送错了餐品`,
  bad_taste: () => t`口味不好`,
  foreign_object: () => t`餐品有异物`,
  discomfort_after_eating: () => t`食用后身体不适`,
  spoiled_or_smelly: () => t`变质或有异味`,
  other: () => t`其他原因`,
};

type HistoryReason =
  | 'not_paid_in_time'
  | 'not_answered_in_time'
  | 'vouchers_used_up'
  | 'voucher_expired'
  | typeof handedOverByPhoto;

const historyReasonLabels: Labels<HistoryReason> = {
  [handedOverByPhoto]: () => t`放在门口或前台，拍照为证`,
  not_paid_in_time: () => t`未在规定时间内付款`,
  not_answered_in_time: () => t`商家未在规定时间内接单`,
  vouchers_used_up: () => t`套餐券码已发完，自动退款`,
  voucher_expired: () => t`有效期内没有选店，自动退款`,
};

const reasonLabels: Readonly<Record<string, () => string>> = {
  ...cancelReasonLabels,
  ...refuseReasonLabels,
  ...refuseNoteLabels,
  ...historyReasonLabels,
};

/** Text of a coded reason. A reason that a courier or an operator typed is returned unchanged. */
export const reasonLabel = (reason: string): string => reasonLabels[reason]?.() ?? reason;
