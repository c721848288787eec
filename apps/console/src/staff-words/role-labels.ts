import type { StaffRole } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';

export const staffRoleLabels: Readonly<Record<StaffRole, () => string>> = {
  owner: () => t`店主`,
  manager: () => t`店长`,
  cashier: () => t`收银`,
  kitchen: () => t({ message: '后厨', context: 'staff role' }),
  courier: () => t`骑手`,
  support: () => t({ message: '客服', context: 'staff role' }),
  finance: () => t`财务`,
  content: () => t`内容运营`,
  admin: () => t`平台管理员`,
};

/** One line about the rights of each role. */
export const roleHints: Readonly<Record<StaffRole, () => string>> = {
  owner: () => t`店主：全部功能，包括员工`,
  manager: () => t`店长：菜单、店铺设置、售后、优惠券和收入`,
  cashier: () => t`收银：接单、核销、停售和当日账目`,
  kitchen: () => t`后厨：接单、出餐、停售和打印`,
  courier: () => t`骑手：接单和配送`,
  support: () => t`客服：订单、退款、补偿、会员、派单和商城订单`,
  finance: () => t`财务：提现、对账、账本和汇率`,
  content: () => t`内容运营：套餐、商城商品、优惠券、抽奖和译名`,
  admin: () => t`平台管理员：全部功能，包括员工`,
};

export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => staffRoleLabels[role]()).join(t({ message: '、', context: 'list of roles' }));
