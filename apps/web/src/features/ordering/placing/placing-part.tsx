import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Quote } from '../../../data/ordering.ts';
import { PasswordSheet } from '../../../terms/payment/password-sheet.tsx';
import { UnpaidDialog } from '../../../terms/payment/unpaid.tsx';
import { isShopClosed } from '../draft/is-shop-closed.ts';
import type { Identity } from '../identity/use-identity.ts';
import type { PayHere } from '../paying/use-pay-here.ts';
import { ChangedQuoteDialog } from './changed-quote-dialog.tsx';
import { PlaceBar } from './place-bar.tsx';
import type { QuotedInput } from './placing.ts';
import type { Placing } from './use-placing.ts';

type PlacingPartProps<Input extends QuotedInput> = {
  readonly checkout: {
    readonly quote: Quote | null;
    readonly isCurrent: boolean;
    readonly placing: Placing<Input>;
    readonly identity?: Pick<Identity, 'isSending'>;
    /** Name of the first required field that is empty. */
    readonly missing?: MessageDescriptor | null;
    readonly paying: Pick<PayHere, 'isPaying'>;
    readonly order: () => void;
    readonly password: {
      readonly isAsked: boolean;
      readonly give: (password: string) => void;
      readonly close: () => void;
    };
  };
};

/** The bar with the order button, and the dialogs for payment password, changed prices and unpaid orders. */
export function PlacingPart<Input extends QuotedInput>({ checkout }: PlacingPartProps<Input>) {
  const { i18n } = useLingui();
  const { quote, isCurrent, placing, identity, missing, paying, order, password } = checkout;
  const { refusal, isPlacing, place, dismiss } = placing;
  const receipt = quote?.receipt;
  return (
    <>
      <PlaceBar
        total={receipt?.payable ?? null}
        saved={receipt ? receipt.fullReduction + receipt.shopCoupon + receipt.deliveryCoupon : 0}
        fees={receipt ? feesOf(receipt) : 0}
        missing={missing ? i18n._(missing) : null}
        isBlocked={!paying.isPaying && (!isCurrent || isShopClosed(quote))}
        isBusy={isPlacing || paying.isPaying || identity?.isSending === true}
        onPlace={order}
      />
      {password.isAsked && receipt && (
        <PasswordSheet
          amount={receipt.balance}
          problem={refusal?.kind === 'password' ? refusal.problem : null}
          isBusy={isPlacing || paying.isPaying}
          onPassword={password.give}
          onClose={password.close}
        />
      )}
      {refusal?.kind === 'unpaid' && <UnpaidDialog unpaid={refusal.unpaid} kind="order" onClose={dismiss} />}
      {refusal?.kind === 'changed' && (
        <ChangedQuoteDialog order={refusal.order} changed={refusal.changed} onAccept={place} onClose={dismiss} />
      )}
    </>
  );
}

/**
 * The fees of the order after the delivery coupon. 0 if a part is paid from the balance, because the amount of the
 * button is then only the rest.
 */
const feesOf = ({ packageFee, deliveryFee, deliveryCoupon, balance }: Quote['receipt']): number =>
  balance > 0 ? 0 : packageFee + deliveryFee - deliveryCoupon;
