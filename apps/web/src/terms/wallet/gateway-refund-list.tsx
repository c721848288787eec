import { Badge, type IconName, Money, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatTime } from '../../platform/time.ts';
import { bankWorkingDays, isCreditedByBankLater, refundDestinationLabel } from './money-places.ts';

export type GatewayRefund = {
  readonly amount: number;
  /** `balance`, or the name of the gateway that returns the money. */
  readonly to: string;
  readonly state: 'pending' | 'settled' | 'failed';
  /** Time of the last change of the state. */
  readonly at: string | null;
};

/** Label, colour and icon of each state. A failed refund is retried automatically, so its label requests no action. */
const styles: Readonly<Record<GatewayRefund['state'], { label: MessageDescriptor; tone: Tone; icon: IconName }>> = {
  pending: { label: msg`On its way`, tone: 'brand', icon: 'clock' },
  settled: { label: msg`Arrived`, tone: 'good', icon: 'check' },
  failed: { label: msg`Delayed: we’re trying again`, tone: 'warn', icon: 'warning' },
};

const sentToBank = { label: msg`Sent to your bank`, tone: 'good', icon: 'check' } as const;

export const GatewayRefundList = ({ gatewayRefunds }: { readonly gatewayRefunds: readonly GatewayRefund[] }) => (
  <ul className="grid grid-cols-1 gap-3" aria-live="polite">
    {gatewayRefunds.map((gatewayRefund) => (
      <GatewayRefundRow
        key={`${gatewayRefund.to} ${gatewayRefund.at} ${gatewayRefund.amount}`}
        gatewayRefund={gatewayRefund}
      />
    ))}
  </ul>
);

function GatewayRefundRow({ gatewayRefund: { amount, to, state, at } }: { readonly gatewayRefund: GatewayRefund }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const isAtBank = state === 'settled' && isCreditedByBankLater(to);
  const style = isAtBank ? sentToBank : styles[state];
  const days = bankWorkingDays;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <span className="block">
          <Money isApproximate amount={amount} className="font-semibold" />
        </span>
        <span className="text-note text-soft">{i18n._(refundDestinationLabel(to))}</span>
        {isAtBank && (
          <span className="block text-small text-soft">{t`Your bank may take up to ${days} working days to show it.`}</span>
        )}
      </span>
      <span className="grid justify-items-end gap-0.5">
        <Badge tone={style.tone} icon={style.icon}>
          {i18n._(style.label)}
        </Badge>
        {at !== null && <bdi className="figures text-small text-faint">{formatTime(at, 'moment', language)}</bdi>}
      </span>
    </li>
  );
}
