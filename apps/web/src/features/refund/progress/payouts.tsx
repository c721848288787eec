import { Badge, type IconName, Money, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import type { RefundDetail } from '../refund.query.ts';

type Payout = RefundDetail['payouts'][number];

/** Each part goes back to where it came from, and says where it is now. */
export function Payouts({ payouts }: { readonly payouts: readonly Payout[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {payouts.map((payout) => (
        <PayoutRow key={payout.to} payout={payout} />
      ))}
    </ul>
  );
}

const places: Readonly<Record<string, MessageDescriptor>> = {
  balance: msg`To your balance`,
  stripe: msg`To your card`,
  alipay: msg`To your Alipay`,
  wechat: msg`To your WeChat Pay`,
};

/** A payout that failed is tried again by itself; the guest need not do anything. */
const looks: Readonly<Record<Payout['state'], { label: MessageDescriptor; tone: Tone; icon: IconName }>> = {
  pending: { label: msg`On its way`, tone: 'brand', icon: 'clock' },
  settled: { label: msg`Arrived`, tone: 'good', icon: 'check' },
  failed: { label: msg`Delayed: we try again`, tone: 'warn', icon: 'warning' },
};

function PayoutRow({ payout: { amount, to, state, settledAt } }: { readonly payout: Payout }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const place = places[to];
  const look = looks[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <Money amount={amount} className="block font-semibold" />
        <span className="text-note text-soft">{place ? i18n._(place) : <Trans>To what you paid with</Trans>}</span>
      </span>
      <span className="grid justify-items-end gap-0.5">
        <Badge tone={look.tone} icon={look.icon}>
          {i18n._(look.label)}
        </Badge>
        {settledAt && <bdi className="figures text-small text-faint">{formatTime(settledAt, 'moment', language)}</bdi>}
      </span>
    </li>
  );
}
