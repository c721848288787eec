import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';

export function DutySwitch({ isOnDuty }: { readonly isOnDuty: boolean }) {
  const set = useAction((next: boolean) => api('/rest/courier/duty', { isOnDuty: next }), {
    success: () => (isOnDuty ? t`已下线` : t`已上线，可以接单了`),
  });
  return (
    <Button
      variant={isOnDuty ? 'secondary' : 'primary'}
      isBusy={set.isPending}
      onClick={() => set.mutate(!isOnDuty)}
      className="px-3 whitespace-nowrap"
    >
      {isOnDuty ? t({ message: '下线', context: 'courier' }) : t({ message: '上线', context: 'courier' })}
    </Button>
  );
}
