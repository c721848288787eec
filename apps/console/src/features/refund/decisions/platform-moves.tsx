import { Button, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import type { WorkRefund } from '../refunds.query.ts';
import { DecideDialog } from './decide-dialog.tsx';

/** Buttons of what the server allows now; money that did not arrive can be sent again at once, or otherwise. */
export function PlatformMoves({ refund }: { readonly refund: WorkRefund }) {
  const [isOpen, setIsOpen] = useState(false);
  const retry = useAct(() => api('/rest/platform/refund/retryPayout', { refundId: refund.id }), {
    success: () => t`已重新打款，请看最新状态`,
  });
  const hasFailed = refund.payouts.some(({ state }) => state === 'failed');
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {refund.allowedEvents.includes('platform_grant') && (
        <Button className="grow" onClick={() => setIsOpen(true)}>
          {t`裁定`}
        </Button>
      )}
      {hasFailed && (
        <Button
          className="grow"
          look="secondary"
          icon="refresh"
          isBusy={retry.isPending}
          onClick={() => retry.mutate(undefined)}
        >
          {t`立即重新打款`}
        </Button>
      )}
      {hasFailed && (
        <Link
          to="/gateways"
          search={{ part: 'trail', number: refund.orderNumber }}
          className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link"
        >
          {t`渠道退不了？改用其他方式`}
          <Icon name="forward" size={18} />
        </Link>
      )}
      {isOpen && <DecideDialog refund={refund} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
