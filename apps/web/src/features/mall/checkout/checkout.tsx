import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '../../../data/address.ts';
import type { MallPreview } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { UnpaidDialog } from '../../../terms/payment/unpaid-dialog.tsx';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';
import { missingPoints } from '../cart/cart-sums.ts';
import { AddressPart } from './address-part.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { addressOf, changeDraft, useCheckoutDraft } from './checkout-draft.ts';
import { checkoutParams } from './checkout-items.ts';
import { LinesPart } from './lines-part.tsx';
import { type SeenLine, whatIsLeft } from './mall-changes.ts';
import { PlaceBar } from './place-bar.tsx';
import { PointsPart } from './points-part.tsx';
import { RemarkPart } from './remark-part.tsx';
import { usePlace } from './use-place.ts';

type CheckoutProps = {
  readonly preview: MallPreview;
  /** The preview is of what the address says now. */
  readonly isFresh: boolean;
};

/** Where the parcel goes, what is in it, and what it costs; the sums are the server's. */
export function Checkout({ preview, isFresh }: CheckoutProps) {
  const { lines, points } = preview;
  const navigation = useNavigation();
  const draft = useCheckoutDraft();
  const { data: book } = useQuery(addressesQuery(useLanguage()));
  const [isAddressMissed, setIsAddressMissed] = useState(false);
  const { place, isPlacing, isUnanswered, changed, unpaid, dismiss } = usePlace();
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
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-32">
      <AddressPart chosen={address} isMissed={isAddressMissed && address === undefined} />
      <LinesPart lines={lines} onChange={(next) => navigation.adjust(checkoutParams(next))} />
      <RemarkPart remark={draft.remark} onChange={(remark) => changeDraft({ remark })} />
      <PointsPart points={points} balance={balance} missing={missing} />
      <PlaceBar
        points={points}
        isBlocked={!isUnanswered && (!isFresh || missing > 0 || isShort)}
        note={isUnanswered ? 'unanswered' : isShort ? 'short' : null}
        isBusy={isPlacing}
        onPlace={() => order(lines)}
      />
      {unpaid && <UnpaidDialog unpaid={unpaid} kind="mall_order" onClose={dismiss} />}
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
