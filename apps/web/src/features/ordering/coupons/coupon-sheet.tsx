import type { OrderType } from '@chifan/domain/ordering';
import { Badge, Button, CouponPanel, Drawer, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { couponRefusalText, type OrderNow, type QuotedCoupon } from './coupon-reasons.ts';

type CouponSheetProps = {
  /** null for a brand’s set meal, which belongs to no shop yet. */
  readonly shopId: number | null;
  readonly type: OrderType;
  readonly quote: Quote;
  readonly onChange: (changes: Partial<Pick<CheckoutDraft, 'shopCoupon' | 'deliveryCoupon'>>) => void;
  readonly onClose: () => void;
};

/** The guest’s coupons, best first. An order can use one shop coupon and one delivery coupon (rule coupon-4). */
export function CouponSheet({ shopId, type, quote, onChange, onClose }: CouponSheetProps) {
  const { t } = useLingui();
  const groups = [
    { group: 'shop', title: t`Food discount`, chosen: quote.shopCouponId, request: 'shopCoupon' },
    { group: 'delivery', title: t`Delivery discount`, chosen: quote.deliveryCouponId, request: 'deliveryCoupon' },
    { group: 'rebate', title: t`Cashback to your balance`, chosen: null, request: null },
  ] as const;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t`Coupons`}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {groups.map(({ group, title, chosen, request }) => (
        <CouponGroup
          key={group}
          title={title}
          coupons={quote.coupons.filter((coupon) => coupon.group === group)}
          order={{ receipt: quote.receipt, type, isSetMeal: shopId === null }}
          chosen={chosen}
          {...(request === null ? {} : { onChoose: (id: number | null) => onChange({ [request]: id ?? 'none' }) })}
        />
      ))}
      <Button variant="quiet" icon="star" onClick={() => onChange({ shopCoupon: 'best', deliveryCoupon: 'best' })}>
        <Trans>Apply best</Trans>
      </Button>
      <MoreCoupons shopId={shopId} />
    </Drawer>
  );
}

type CouponGroupProps = {
  readonly title: string;
  readonly coupons: readonly QuotedCoupon[];
  readonly order: Omit<OrderNow, 'now'>;
  readonly chosen: number | null;
  /** Absent if the coupon is applied automatically and cannot be chosen. */
  readonly onChoose?: (id: number | null) => void;
};

function CouponGroup({ title, coupons, onChoose, ...rest }: CouponGroupProps) {
  if (coupons.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="mb-2 text-note font-semibold">{title}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <Ticket coupon={coupon} {...rest} {...(onChoose ? { onChoose } : {})} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TicketProps = Omit<CouponGroupProps, 'title' | 'coupons'> & { readonly coupon: QuotedCoupon };

function Ticket({ coupon, order, chosen, onChoose }: TicketProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const reason = couponRefusalText(coupon, { ...order, now }, language);
  const until = formatTime(coupon.validUntil, 'date', language);
  const isChosen = coupon.id === chosen;
  return (
    <CouponPanel
      terms={coupon}
      ground="surface"
      isDimmed={reason !== null}
      note={reason ?? <Trans>Valid until {until}</Trans>}
      {...(coupon.worth > 0 ? { badge: <Worth coupon={coupon} /> } : {})}
      {...(onChoose && reason === null
        ? {
            action: (
              <Button
                variant={isChosen ? 'primary' : 'secondary'}
                {...(isChosen ? { icon: 'check' } : {})}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : coupon.id)}
              >
                {isChosen ? <Trans>Used</Trans> : <Trans>Use</Trans>}
              </Button>
            ),
          }
        : {})}
    />
  );
}

const Worth = ({ coupon: { worth } }: { readonly coupon: QuotedCoupon }) => (
  <Badge tone="good">
    <Money isApproximate amount={-worth} />
  </Badge>
);

/** Links to more coupons. The checkout requests a new quote when the guest returns. */
export function MoreCoupons({ shopId }: { readonly shopId: number | null }) {
  return (
    <ScreenLink
      to="pages/mine/coupons/offers"
      params={shopId === null ? {} : { shopId: String(shopId) }}
      className="flex min-h-14 items-center gap-3 rounded-card px-4 py-2 active:bg-sunken"
    >
      <Icon name="ticket" className="text-soft" />
      <span className="min-w-0 flex-1 font-medium">
        {shopId === null ? <Trans>Get coupons</Trans> : <Trans>Get coupons for this restaurant</Trans>}
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
