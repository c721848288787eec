import type { MemberLevel } from '@chifan/domain/member';
import { ApproximateAmount, Button, CouponPanel, Icon, Money } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CouponOffer } from '../../../data/coupon.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';

type OfferTicketProps = {
  readonly offer: CouponOffer;
  readonly isSignedIn: boolean;
  /** True if the member began to buy the offered coupon and can still pay for it. */
  readonly isBegun: boolean;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  readonly onBuy: () => void;
};

export function CouponOfferCard(props: OfferTicketProps) {
  const { offer, isSignedIn, isBegun } = props;
  const isOutOfReach = isSignedIn && !isBegun && offer.mayTake === 0;
  return (
    <CouponPanel
      terms={offer}
      isDimmed={isOutOfReach}
      note={<OfferNote offer={offer} />}
      action={isOutOfReach ? <WhyNot offer={offer} /> : <Have {...props} />}
    />
  );
}

function Have({ offer, isBegun, isBusy, onTake, onBuy }: OfferTicketProps) {
  if (offer.price === null) {
    return (
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {offer.taken > 0 && <Taken>{offer.taken === 1 ? <Trans>Claimed</Trans> : <TakenOften offer={offer} />}</Taken>}
        <Button isBusy={isBusy} variant={offer.taken > 0 ? 'secondary' : 'primary'} onClick={onTake}>
          {offer.taken > 0 ? <Trans>Claim another</Trans> : <Trans>Claim</Trans>}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <ApproximateAmount amounts={[offer.price]} />
      <Button isBusy={isBusy} onClick={onBuy}>
        <span>
          {isBegun ? (
            <Trans>
              Pay <Money amount={offer.price} /> now
            </Trans>
          ) : (
            <Trans>
              Buy for <Money amount={offer.price} />
            </Trans>
          )}
        </span>
      </Button>
    </div>
  );
}

const TakenOften = ({ offer }: { readonly offer: CouponOffer }) => (
  <Plural value={offer.taken} one="You have #" other="You have #" />
);

const Taken = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-11 items-center gap-1.5 text-note font-medium text-soft">
    <Icon name="check" size={18} />
    {children}
  </p>
);

function WhyNot({ offer: { taken, minimumLevel } }: { readonly offer: CouponOffer }) {
  const { i18n } = useLingui();
  if (taken > 0 || minimumLevel === null) {
    return (
      <Taken>
        <Trans>Claimed</Trans>
      </Taken>
    );
  }
  return (
    <p className="flex min-h-11 items-center text-note font-medium text-soft">{i18n._(levelLabels[minimumLevel])}</p>
  );
}

/** The end of an offer is shown only if it is within 30 days. */
const soonMs = 30 * 86_400_000;

function OfferNote({ offer: { validDays, endsAt, left } }: { readonly offer: CouponOffer }) {
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const end = formatTime(endsAt, 'date', language);
  return (
    <>
      <Plural value={validDays} one="Valid for # day" other="Valid for # days" />
      {Date.parse(endsAt) - now < soonMs && (
        <>
          {' · '}
          <Trans>
            claim by <bdi>{end}</bdi>
          </Trans>
        </>
      )}
      {left !== null && (
        <>
          {' · '}
          <Plural value={left} one="# left" other="# left" />
        </>
      )}
    </>
  );
}

const levelLabels: Readonly<Record<MemberLevel, MessageDescriptor>> = {
  bronze: msg`For bronze members and above`,
  silver: msg`For silver members and above`,
  gold: msg`For gold members and above`,
  platinum: msg`For platinum members`,
};
