import type { StaffOrder } from '@chifan/contract/ordering';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';

export function TakeButton({ job }: { readonly job: StaffOrder }) {
  const navigate = useNavigate();
  const take = useAction(() => api('/rest/courier/job/take', { orderId: job.id }), {
    success: () => t`接单成功，请前往取餐`,
    onDone: () => void navigate({ to: '/deliveries' }),
  });
  return (
    <Button isWide isBusy={take.isPending} onClick={() => take.mutate(undefined)} className="min-h-14">
      {t`接这一单`}
    </Button>
  );
}
