import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { StaffRefund } from '../refunds.query.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Buttons of what the server allows now. */
export function MerchantMoves({ refund }: { readonly refund: StaffRefund }) {
  const [open, setOpen] = useState<'grant' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  if (!refund.allowedEvents.includes('merchant_grant')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button className="grow" onClick={() => setOpen('grant')}>
        {t`同意退款`}
      </Button>
      <Button className="grow" variant="danger" onClick={() => setOpen('refuse')}>
        {t`拒绝`}
      </Button>
      {open === 'grant' && <GrantDialog refund={refund} onClose={close} />}
      {open === 'refuse' && <RefuseDialog refund={refund} onClose={close} />}
    </div>
  );
}
