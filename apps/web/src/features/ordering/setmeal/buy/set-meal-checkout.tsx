import { Card, classNames, ErrorState, Icon, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { SetMealDetail } from '../../../../data/setmeal.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';
import { OrderPaid } from '../../../../terms/ordering/unpaid/order-paid.tsx';
import { UnpaidOrderCard } from '../../../../terms/ordering/unpaid/unpaid-order-card.tsx';
import { PaymentPart } from '../../checkout/payment-part.tsx';
import { Part, useFirstProblem } from '../../draft/part.tsx';
import { CodeSheet } from '../../identity/code-sheet.tsx';
import { IdentityPart } from '../../identity/identity-part.tsx';
import { PayingPart } from '../../paying/paying-part.tsx';
import { PlacingPart } from '../../placing/placing-part.tsx';
import { ChoicesPart } from './choices-part.tsx';
import { PiecesPart } from './pieces-part.tsx';
import { type SetMealCheckout, useSetMealCheckout } from './use-set-meal-checkout.ts';

export function SetMealCheckoutForm({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const checkout = useSetMealCheckout(setMeal);
  return checkout.paidAs === null ? <Form checkout={checkout} /> : <OrderPaid orderId={checkout.paidAs} />;
}

function Form({ checkout }: { readonly checkout: SetMealCheckout }) {
  const { setMeal, draft, unpaid, change, problems, tries, identity, placing, paying } = checkout;
  const isPaidHere = unpaid !== null && unpaid.orderId === paying.orderId;
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, tries, placing.refusal);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4 p-4 wide:beside wide:pb-6"
    >
      <fieldset disabled={unpaid !== null} className="grid min-w-0 grid-cols-1 gap-4">
        <Part problem={problems.dishes}>
          <PiecesPart
            setMeal={setMeal}
            quantity={draft.quantity}
            isReserved={unpaid !== null}
            onChange={(quantity) => change({ quantity })}
          />
        </Part>
        <ChoicesPart
          contents={setMeal.contents}
          choices={draft.choices}
          onChange={(part, chosen) => change({ choices: { ...draft.choices, [part]: chosen } })}
        />
        <RefundCard validUntil={checkout.quote?.validUntil ?? setMeal.validUntil} />
        {identity.isVisitor && <IdentityPart problem={problems.email} />}
      </fieldset>
      <div
        className={classNames(
          'grid grid-cols-1 gap-4 wide:stay',
          unpaid && !isPaidHere && 'order-first wide:order-none',
        )}
      >
        {unpaid && !isPaidHere ? (
          <UnpaidOrderCard unpaid={unpaid} kind="order" />
        ) : (
          <>
            <Paying checkout={checkout} />
            <PayingPart checkout={checkout}>
              <PlacingPart checkout={checkout} />
            </PayingPart>
            {identity.onward && <CodeSheet identity={identity} />}
          </>
        )}
      </div>
    </form>
  );
}

function Paying({ checkout }: { readonly checkout: SetMealCheckout }) {
  const { isReady, quote, error, retry, change, paying } = checkout;
  if (!isReady && paying.orderId === null)
    return (
      <p role="status" className="rounded-card bg-warn-tint p-4 text-note text-warn">
        <Trans>Make your choices above to see the total.</Trans>
      </p>
    );
  if (error && !quote) {
    const again = () => {
      // The chosen coupon may no longer exist, so use the best coupon.
      change({ shopCoupon: 'best' });
      retry();
    };
    return <ErrorState error={error} onRetry={again} />;
  }
  return <PaymentPart checkout={checkout} />;
}

/** Explains before the payment that the guest can get no refund after choosing a restaurant. */
function RefundCard({ validUntil }: { readonly validUntil: string }) {
  const { t } = useLingui();
  const day = formatTime(validUntil, 'date', useLanguage());
  return (
    <Card title={t`You choose the restaurant later`}>
      <ul className="grid gap-2 text-note">
        <Rule icon="clock">
          <Trans>Until {day}, in any of its restaurants.</Trans>
        </Rule>
        <Rule icon="wallet">
          <Trans>Until you choose, you can get a full refund in one tap. After that, no refund.</Trans>
        </Rule>
      </ul>
    </Card>
  );
}

const Rule = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="mt-0.5 text-soft" />
    <span className="min-w-0">{children}</span>
  </li>
);
