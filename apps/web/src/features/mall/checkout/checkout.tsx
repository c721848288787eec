import { Button, Card, classNames, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '../../../data/address.ts';
import type { MallPreview } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useEntryKey, useNavigation } from '../../../platform/navigation/navigation.ts';
import { OrderPaid } from '../../../terms/ordering/unpaid/order-paid.tsx';
import { UnpaidOrderCard } from '../../../terms/ordering/unpaid/unpaid-order-card.tsx';
import { UnpaidDialog } from '../../../terms/payment/unpaid.tsx';
import { Points } from '../../../terms/wallet/points.tsx';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';
import { missingPoints } from '../cart/cart-sums.ts';
import { checkoutParams } from '../cart/checkout-items.ts';
import { useUnpaidMallOrder } from '../unpaid/use-unpaid-mall-order.ts';
import { AddressPart } from './address-part.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { addressOf, changeDraft, finishDraft, useCheckoutDraft } from './checkout-draft.ts';
import { LinesPart } from './lines-part.tsx';
import { type SeenLine, whatIsLeft } from './mall-changes.ts';
import { PointsPart } from './points-part.tsx';
import { usePlace } from './use-place.ts';

type CheckoutProps = {
  readonly preview: MallPreview;
  /** False while a new preview loads and `preview` still belongs to the earlier items. */
  readonly isFresh: boolean;
};

/** Checkout of a mall order. All sums come from the server’s preview. */
export function Checkout({ preview, isFresh }: CheckoutProps) {
  const { lines, points } = preview;
  const navigation = useNavigation();
  const entry = useEntryKey();
  const draft = useCheckoutDraft();
  const isFromHere = draft.placed?.entry === entry;
  const waiting = useUnpaidMallOrder({
    wanted: lines,
    orderId: draft.placed?.orderId,
    onPaid: () => {
      if (!isFromHere) finishDraft();
    },
    onOver: () => changeDraft({ placed: null }),
  });
  const { data: book } = useQuery(addressesQuery(useLanguage()));
  const [isAddressMissed, setIsAddressMissed] = useState(false);
  const { place, isPlacing, isUnanswered, changed, other, dismiss, forget } = usePlace();
  // While the app places and pays the order, the order is briefly unpaid. Do not show the order as unpaid during this
  // time.
  const unpaid = isPlacing ? null : waiting.unpaid;
  const balance = useOwnPoints() ?? preview.balance;
  const address = addressOf(draft, book?.records ?? []);
  const missing = missingPoints(points, balance);
  const isShort = lines.some(({ number, most }) => number > most);
  const order = (seen: readonly SeenLine[]) => {
    setIsAddressMissed(address === undefined);
    if (address) place({ input: inputOf(seen, address.id, draft.remark), seen });
  };
  const goOn = (left: readonly SeenLine[]) => {
    navigation.adjust(checkoutParams(left));
    order(left);
  };
  if (draft.placed && waiting.isPaid && isFromHere)
    return <OrderPaid orderId={draft.placed.orderId} kind="mall_order" />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-32 wide:beside wide:pb-6">
      <fieldset disabled={unpaid !== null} className="grid min-w-0 grid-cols-1 gap-4">
        <AddressPart chosen={address} isMissed={isAddressMissed && address === undefined} />
        <LinesPart lines={lines} onChange={(next) => navigation.adjust(checkoutParams(next))} />
        <RemarkPart remark={draft.remark} onChange={(remark) => changeDraft({ remark })} />
      </fieldset>
      <div className={classNames('grid grid-cols-1 gap-4 wide:stay', unpaid && 'order-first wide:order-none')}>
        {unpaid ? (
          <UnpaidOrderCard unpaid={unpaid} kind="mall_order" onCancelled={forget} />
        ) : (
          <>
            <PointsPart points={points} balance={balance} missing={missing} />
            <PlaceBar
              points={points}
              isBlocked={!isUnanswered && (!isFresh || !waiting.isKnown || missing > 0 || isShort)}
              note={isUnanswered ? 'unanswered' : isShort ? 'short' : null}
              isBusy={isPlacing}
              onPlace={() => order(lines)}
            />
          </>
        )}
      </div>
      {other && !unpaid && <UnpaidDialog unpaid={other} kind="mall_order" onClose={dismiss} />}
      {changed && (
        <ChangedDialog
          changed={changed}
          balance={balance}
          onGoOn={() => goOn(whatIsLeft(changed.order.seen, changed.standings))}
          onClose={dismiss}
        />
      )}
    </div>
  );
}

const inputOf = (seen: readonly SeenLine[], addressId: number, remark: string) => ({
  items: seen.map(({ productId, number, points }) => ({ productId, number, points })),
  addressId,
  remark: remark.trim(),
});

type RemarkPartProps = { readonly remark: string; readonly onChange: (remark: string) => void };

function RemarkPart({ remark, onChange }: RemarkPartProps) {
  const { t } = useLingui();
  return (
    <Card>
      <TextField
        label={t`Note for us (optional)`}
        hint={t`For example, when you can receive the parcel.`}
        value={remark}
        onChange={onChange}
        lines={2}
        maxLength={200}
      />
    </Card>
  );
}

type PlaceBarProps = {
  readonly points: number;
  readonly isBlocked: boolean;
  /**
   * `short`: fewer units are available than requested. `unanswered`: the last request got no response, so the order may
   * exist.
   */
  readonly note: 'short' | 'unanswered' | null;
  readonly isBusy: boolean;
  readonly onPlace: () => void;
};

const PlaceBar = ({ points, isBlocked, note, isBusy, onPlace }: PlaceBarProps) => (
  <div className="fixed inset-x-0 bottom-0 z-20 mx-auto grid max-w-[var(--page)] gap-1 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:sticky wide:mx-0 wide:max-w-none wide:rounded-card">
    {note !== null && (
      <p role="status" className="text-small text-warn">
        {note === 'short' ? (
          <Trans>Some products aren’t available. See above.</Trans>
        ) : (
          <Trans>No response. Tap again: nothing is ordered twice.</Trans>
        )}
      </p>
    )}
    <Button isWide onClick={onPlace} disabled={isBlocked} isBusy={isBusy}>
      <span aria-live="polite">
        <Trans>
          Redeem for <Points points={points} />
        </Trans>
      </span>
    </Button>
  </div>
);
