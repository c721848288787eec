import { Button, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { StaffRefund } from '../refunds.query.ts';
import { DecideDialog } from './decide-dialog.tsx';

/** Buttons of what the server allows now; money that did not arrive can be sent again at once, or otherwise. */
export function PlatformMoves({ refund }: { readonly refund: StaffRefund }) {
  const [isOpen, setIsOpen] = useState(false);
  const retry = useAction(() => api('/rest/platform/refund/retryGatewayRefund', { refundId: refund.id }), {
    success: () => t`已重新打款，请看最新状态`,
  });
  const hasFailed = refund.gatewayRefunds.some(({ state }) => state === 'failed');
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
          variant="secondary"
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
