import { friendsPerLotteryTicket, spendingPerLotteryTicket } from '@chifan/domain/affiliate';
import { Card, Money } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../data/affiliate.ts';
import { ForwardLink } from '../forward-link.tsx';

export function TicketProgress({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const { tickets, friendsMissing, spendingMissing } = invitation;
  return (
    <Card title={t`Your next double-draw ticket`}>
      <div className="grid gap-4">
        <Way label={t`Friends who have ordered`} whole={friendsPerLotteryTicket} missing={friendsMissing}>
          <Plural value={friendsMissing} one="# more friend" other="# more friends" />
        </Way>
        <Way label={t`Your own orders`} whole={spendingPerLotteryTicket} missing={spendingMissing}>
          <Trans>
            <Money amount={spendingMissing} /> more
          </Trans>
        </Way>
      </div>
      <ForwardLink to="pages/mine/coupons/coupons" params={{ group: 'double_draw' }}>
        {tickets === 0 ? (
          <Trans>No tickets yet</Trans>
        ) : (
          <Plural value={tickets} one="You have # ticket" other="You have # tickets" />
        )}
      </ForwardLink>
    </Card>
  );
}

type WayProps = {
  readonly label: string;
  readonly whole: number;
  readonly missing: number;
  readonly children: ReactNode;
};

/**
 * Progress to the next double-draw ticket. A ticket requires `whole` (friends or fen), of which `missing` are still
 * missing. `missing` is larger than `whole` if a refund removed progress that had already earned a ticket.
 */
function Way({ label, whole, missing, children }: WayProps) {
  return (
    <div className="grid gap-1 text-note">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="text-soft">{children}</span>
      </p>
      <progress
        aria-label={label}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-edge bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
        max={whole}
        value={Math.max(0, whole - missing)}
      />
    </div>
  );
}
