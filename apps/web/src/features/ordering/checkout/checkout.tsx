import { hasDiet } from '@chifan/domain/catalogue';
import { allowsChosenTime } from '@chifan/domain/ordering';
import { Button, classNames, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import type { Cart } from '../../../terms/cart/lines.ts';
import { UnpaidOrderCard } from '../../../terms/ordering/unpaid/unpaid-order-card.tsx';
import { CallBackChoice } from '../contact/call-back-choice.tsx';
import { ContactFields } from '../contact/contact-fields.tsx';
import { TablePart } from '../contact/table-part.tsx';
import { DietPart } from '../diet-part.tsx';
import { isShopClosed, isShopUnable } from '../draft/is-shop-closed.ts';
import { Part, useFirstProblem } from '../draft/part.tsx';
import { CodeSheet } from '../identity/code-sheet.tsx';
import { IdentityPart } from '../identity/identity-part.tsx';
import { PayingPart } from '../paying/paying-part.tsx';
import { PlacingPart } from '../placing/placing-part.tsx';
import { QuoteProblem } from '../quote/quote-problem.tsx';
import { TimeChoice } from '../times/time-choice.tsx';
import { WayChoice } from '../ways/way-choice.tsx';
import { RemarkPart } from '../wishes/remark-part.tsx';
import { CutleryChoice, HelperChoice } from '../wishes/service-choices.tsx';
import { AddressChoice } from './address-choice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { DishesPart } from './dishes-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { type CheckoutState, useCheckout } from './use-checkout.ts';

const CartInstead = lazyComponent(
  () => withPhrases(import('../instead/cart-instead.tsx'), 'ordering', 'catalogue-menu'),
  <Skeleton className="h-56 rounded-card" />,
);

type CheckoutProps = { readonly shopId: number; readonly cart: Cart };

export function Checkout({ shopId, cart }: CheckoutProps) {
  const checkout = useCheckout(shopId, cart);
  const { quote, draft, diet, unpaid, address, change, problems, tries, placing, paying } = checkout;
  const isPaidHere = unpaid !== null && unpaid.orderId === paying.orderId;
  const form = useRef<HTMLFormElement>(null);
  const isClosed = unpaid === null && isShopClosed(quote);
  useFirstProblem(form, tries, placing.refusal);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4 p-4 wide:beside wide:pb-6"
    >
      <fieldset disabled={unpaid !== null} className="grid min-w-0 grid-cols-1 gap-4">
        {isClosed && <ClosedNotice shopId={shopId} />}
        <Part problem={isClosed ? undefined : problems.dishes}>
          <DishesPart
            shopId={shopId}
            cart={cart}
            quote={quote}
            isReserved={unpaid !== null}
            way={draft.way}
            wantedAt={draft.wantedAt}
          />
        </Part>
        {unpaid === null && isShopUnable(quote) && (
          <CartInstead shopId={shopId} lines={cart.lines} way={draft.way} address={address} />
        )}
        <WayPart checkout={checkout} />
        {hasDiet(diet) && (
          <DietPart profile={diet} isSent={draft.sendsDiet} onChange={(sendsDiet) => change({ sendsDiet })} />
        )}
        <RemarkPart draft={draft} onChange={change} />
        {draft.way !== 'eat_here' && (
          <CutleryChoice cutlery={draft.cutlery} onChange={(cutlery) => change({ cutlery })} />
        )}
      </fieldset>
      <div
        className={classNames(
          'grid grid-cols-1 gap-4 wide:stay',
          unpaid && !isPaidHere && 'order-first wide:order-none',
        )}
      >
        {unpaid && !isPaidHere ? <UnpaidOrderCard unpaid={unpaid} kind="order" /> : <PricePart checkout={checkout} />}
      </div>
    </form>
  );
}

function PricePart({ checkout }: StepProps) {
  const { shopId, quote, error, retry, change, identity } = checkout;
  return (
    <>
      {error && !quote ? (
        <QuoteProblem
          error={error}
          shopId={shopId}
          onRetry={retry}
          onOtherCoupons={() => change({ shopCoupon: 'best', deliveryCoupon: 'best' })}
        />
      ) : (
        <PaymentPart checkout={checkout} />
      )}
      <PayingPart checkout={checkout}>
        <PlacingPart checkout={checkout} />
      </PayingPart>
      {identity.onward && <CodeSheet identity={identity} />}
    </>
  );
}

type StepProps = { readonly checkout: CheckoutState };

function WayPart({ checkout }: StepProps) {
  const { shopId, draft, change, problems, quote, isCurrent, identity } = checkout;
  return (
    <>
      <Part problem={problems.way}>
        <WayChoice way={draft.way} onChange={(way) => change({ way, wantedAt: null })} />
        <CompareWays shopId={shopId} />
      </Part>
      <WhoAndWhere checkout={checkout} />
      {identity.isVisitor && <IdentityPart problem={problems.email} />}
      {allowsChosenTime(draft.way) && (
        <Part problem={problems.time}>
          <TimeChoice
            way={draft.way}
            quote={isCurrent ? quote : null}
            wantedAt={draft.wantedAt}
            onChange={(wantedAt) => change({ wantedAt })}
          />
        </Part>
      )}
    </>
  );
}

/** Shows only the fields that the order type needs: a table, a contact, or an address. */
function WhoAndWhere({ checkout: { draft, change, problems, callBack } }: StepProps) {
  if (draft.way === 'eat_here') return <TablePart draft={draft} problem={problems.table} onChange={change} />;
  if (draft.way !== 'delivery') return <ContactFields draft={draft} problems={problems} onChange={change} />;
  return (
    <>
      <Part problem={problems.address}>
        <AddressChoice draft={draft} problem={problems.address} onChange={change} />
      </Part>
      {callBack !== null && (
        <Part problem={problems.callBack}>
          <CallBackChoice callBack={callBack} onChange={(chosen) => change({ callBack: chosen })} />
        </Part>
      )}
      <Part problem={problems.helper}>
        <HelperChoice helper={draft.helper} onChange={(helper) => change({ helper })} />
      </Part>
    </>
  );
}

function CompareWays({ shopId }: { readonly shopId: number }) {
  const navigation = useNavigation();
  return (
    <Button
      variant="quiet"
      icon="info"
      onClick={() => navigation.open('pages/address/choose/choose', { shopId: String(shopId) })}
      className="-ms-3 justify-self-start"
    >
      <Trans>Compare costs</Trans>
    </Button>
  );
}
