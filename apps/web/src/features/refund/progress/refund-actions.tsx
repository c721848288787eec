import { Button, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import { AppealDrawer } from './appeal-drawer.tsx';
import type { RefundViewProps } from './refund-part-props.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Buttons of what the server allows now. */
export function RefundActions({ refund, onChanged }: RefundViewProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'accept' | 'appeal' | 'withdraw' | null>(null);
  const may = (event: (typeof refund.allowedEvents)[number]) => refund.allowedEvents.includes(event);
  const shared = { refund, onChanged, onClose: () => setOpen(null) };
  if (refund.allowedEvents.length === 0) return null;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      {may('accept_offer') && refund.offer && (
        <Button isWide onClick={() => setOpen('accept')}>
          <Trans>
            Accept <Money amount={refund.offer.amount} />
          </Trans>
        </Button>
      )}
      {may('appeal') && (
        <Button variant={may('accept_offer') ? 'secondary' : 'primary'} isWide onClick={() => setOpen('appeal')}>
          <Trans>Ask us to decide</Trans>
        </Button>
      )}
      {may('withdraw') && (
        <Button variant="secondary" isWide onClick={() => setOpen('withdraw')}>
          <Trans>Withdraw the request</Trans>
        </Button>
      )}
      {refund.offer && <AcceptDialog {...shared} offer={refund.offer} isOpen={open === 'accept'} />}
      <AppealDrawer {...shared} isOpen={open === 'appeal'} />
      <WithdrawDialog {...shared} isOpen={open === 'withdraw'} />
    </section>
  );
}
