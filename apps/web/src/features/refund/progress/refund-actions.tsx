import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppealDrawer } from './appeal-drawer.tsx';
import type { RefundViewProps } from './refund-view.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Buttons of what the server allows now. */
export function RefundActions({ refund, onChanged }: RefundViewProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'appeal' | 'withdraw' | null>(null);
  const may = (event: (typeof refund.allowedEvents)[number]) => refund.allowedEvents.includes(event);
  const shared = { refund, onChanged, onClose: () => setOpen(null) };
  if (refund.allowedEvents.length === 0) return null;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      {may('appeal') && (
        <Button isWide onClick={() => setOpen('appeal')}>
          <Trans>Ask us to decide</Trans>
        </Button>
      )}
      {may('withdraw') && (
        <Button look="secondary" isWide onClick={() => setOpen('withdraw')}>
          <Trans>Withdraw the request</Trans>
        </Button>
      )}
      <AppealDrawer {...shared} isOpen={open === 'appeal'} />
      <WithdrawDialog {...shared} isOpen={open === 'withdraw'} />
    </section>
  );
}
