import { mayChooseTime } from '@chifan/domain/ordering';
import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { Cart } from '../../../platform/cart.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { PaymentPart } from '../paying/payment-part.tsx';
import { PlaceBar } from '../placing/place-bar.tsx';
import { ChangedQuoteDialog } from '../quote/changed-quote-dialog.tsx';
import { QuoteProblem } from '../quote/quote-problem.tsx';
import { WayChoice } from '../ways/way-choice.tsx';
import { AddressChoice } from './address-choice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DishesPart } from './dishes-part.tsx';
import { TimeChoice } from './time-choice.tsx';
import { type CheckoutState, useCheckout } from './use-checkout.ts';

type CheckoutProps = { readonly shopId: number; readonly cart: Cart; readonly isDelivery: boolean };

/** Everything that an order needs, top to bottom as the guest decides it; the receipt is the server's. */
export function Checkout({ shopId, cart, isDelivery }: CheckoutProps) {
  const checkout = useCheckout(shopId, cart.lines, isDelivery);
  const { quote, isCurrent, error, retry, isPlacing, order, refusal, place, dismiss } = checkout;
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, checkout.attempts, refusal);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4 p-4 pb-28"
    >
      <WayPart checkout={checkout} />
      <DishesPart shopId={shopId} cart={cart} quote={quote} />
      <RemarkPart checkout={checkout} />
      {error && !quote ? (
        <QuoteProblem error={error} shopId={shopId} onRetry={retry} />
      ) : (
        <PaymentPart checkout={checkout} />
      )}
      <PlaceBar
        total={quote?.receipt.payable ?? null}
        isBlocked={!isCurrent || (quote?.obstacles.length ?? 0) > 0}
        isBusy={isPlacing}
        onPlace={order}
      />
      {refusal?.kind === 'changed' && (
        <ChangedQuoteDialog order={refusal.order} quote={refusal.change.quote} onAccept={place} onClose={dismiss} />
      )}
    </form>
  );
}

type PartProps = { readonly checkout: CheckoutState };

/** How, where to and when. */
function WayPart({ checkout: { shopId, draft, change, problems, quote, isCurrent } }: PartProps) {
  return (
    <>
      <WayChoice way={draft.way} onChange={(way) => change({ way, wantedAt: null })} />
      <CompareWays shopId={shopId} />
      {draft.way === 'delivery' ? (
        <AddressChoice draft={draft} onChange={change} error={problems.address} />
      ) : (
        <ContactFields draft={draft} problems={problems} onChange={change} />
      )}
      {mayChooseTime(draft.way) && (
        <TimeChoice
          shopId={shopId}
          way={draft.way}
          estimatedAt={isCurrent && quote ? quote.estimatedAt : null}
          wantedAt={draft.wantedAt}
          onChange={(wantedAt) => change({ wantedAt })}
        />
      )}
    </>
  );
}

function RemarkPart({ checkout: { draft, change } }: PartProps) {
  const { t } = useLingui();
  return (
    <Card>
      <TextField
        label={t`Remark for the restaurant (optional)`}
        hint={t`Allergies, less spicy, no coriander. The staff read it in your words.`}
        value={draft.remark}
        onChange={(remark) => change({ remark })}
        lines={2}
        maxLength={300}
      />
    </Card>
  );
}

/** After each attempt: brings the first field that needs attention under the guest's eyes. */
function useFirstProblem(form: RefObject<HTMLFormElement | null>, attempts: number, refusal: unknown): void {
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [form, attempts, refusal]);
}

function CompareWays({ shopId }: { readonly shopId: number }) {
  const navigation = useNavigation();
  return (
    <Button
      look="quiet"
      icon="info"
      onClick={() => navigation.open('pages/address/choose/choose', { shopId: String(shopId) })}
      className="-mt-2 -ms-3 justify-self-start"
    >
      <Trans>What each way costs</Trans>
    </Button>
  );
}
