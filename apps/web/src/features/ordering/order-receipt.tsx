import type { Receipt as ReceiptSums } from '@chifan/contract/ordering/views';
import { Money, Receipt } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReceiptStep, receiptSteps } from './quote/quote-changes.ts';

export const stepLabels: Readonly<Record<ReceiptStep | 'payable', MessageDescriptor>> = {
  goods: msg`Dishes`,
  fullReduction: msg`Restaurant’s discount`,
  shopCoupon: msg`Coupon`,
  packageFee: msg`Packaging fee`,
  deliveryFee: msg`Delivery fee`,
  deliveryCoupon: msg`Delivery coupon`,
  balance: msg`Paid from balance`,
  payable: msg`Total to pay`,
};

type OrderReceiptProps = {
  readonly receipt: ReceiptSums;
  /** True for a paid order: the total then includes the part paid from the balance. */
  readonly isPaid?: boolean;
  /** True if the order ended without a payment, so that nothing is left to pay. */
  readonly isOver?: boolean;
};

/** The receipt in the sequence of the calculation (rule ordering-31), without fees and reductions of zero. */
export function OrderReceipt({ receipt, isPaid = false, isOver = false }: OrderReceiptProps) {
  const { t, i18n } = useLingui();
  const rows = receiptSteps
    .filter(({ step }) => step === 'goods' || (receipt[step] > 0 && !(isPaid && step === 'balance')))
    .map(({ step, isReduction }) => ({
      key: step,
      label: i18n._(stepLabels[step]),
      amount: receipt[step],
      isReduction,
    }));
  const total = isPaid
    ? { label: t`Paid`, amount: receipt.payable + receipt.balance }
    : { label: isOver ? t`Total` : i18n._(stepLabels.payable), amount: receipt.payable };
  return (
    <>
      <Receipt rows={rows} total={{ ...total, isApproximate: !isOver }} />
      {isPaid && receipt.balance > 0 && (
        <p className="mt-2 text-small text-soft">
          <Trans>
            <Money amount={receipt.balance} /> of it from your balance
          </Trans>
        </p>
      )}
    </>
  );
}
