import { Button, Countdown, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { CourierOffer } from '../jobs.ts';

/**
 * Shows the offer of a delivery to this courier, which lasts 30 seconds. If the courier declines the offer before this
 * time has passed, the server can offer the delivery to other couriers earlier (rule courier-9).
 */
export function OfferBar({ offer: { orderId, endsAt } }: { readonly offer: CourierOffer }) {
  const client = useQueryClient();
  const decline = useAction(() => api('/rest/courier/job/decline', { orderId }), {
    success: () => t`已谢绝，转给其他骑手`,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-brand-tint py-1 ps-4 pe-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="clock" size={20} />
        {t`优先派给你，剩余`}
        <Countdown until={endsAt} onEnd={() => void client.invalidateQueries({ queryKey: ['jobs'] })} />
      </p>
      <Button variant="quiet" isBusy={decline.isPending} onClick={() => decline.mutate(undefined)} className="px-3">
        {t`不接`}
      </Button>
    </div>
  );
}
