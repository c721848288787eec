import type { Receipt as ReceiptSums } from '@chifan/contract/ordering';
import { Receipt } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReceiptStep, receiptSteps } from './checkout/quote-changes.ts';

export const stepLabels: Readonly<Record<ReceiptStep | 'payable', MessageDescriptor>> = {
  goods: msg`Dishes`,
  fullReduction: msg`Restaurant’s discount`,
  shopCoupon: msg`Restaurant coupon`,
  packageFee: msg`Package fee`,
  deliveryFee: msg`Delivery fee`,
  deliveryCoupon: msg`Delivery coupon`,
  balance: msg`Paid from balance`,
  payable: msg`Total to pay`,
};

/** The receipt in the order of the calculation (decisions §4); steps that take or add nothing are left out. */
export function OrderReceipt({ receipt, totalLabel }: { readonly receipt: ReceiptSums; readonly totalLabel?: string }) {
  const { i18n } = useLingui();
  const rows = receiptSteps
    .filter(({ step }) => step === 'goods' || receipt[step] > 0)
    .map(({ step, isReduction }) => ({
      key: step,
      label: i18n._(stepLabels[step]),
      amount: receipt[step],
      isReduction,
    }));
  return <Receipt rows={rows} total={{ label: totalLabel ?? i18n._(stepLabels.payable), amount: receipt.payable }} />;
}
