import type { OutputAt } from '@chifan/contract/client';
import { Button, Card, ErrorState, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { useAction } from '../../../platform/use-action.ts';
import { EmailCard } from '../email/email-card.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { ChangePassword } from './change-password.tsx';

export default function AccountScreen() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <ChangePassword />
      <SecondFactorCard />
      <EmailCard />
      <DeviceList />
    </div>
  );
}

type Device = OutputAt<'/rest/staff/session/list'>[number];

function DeviceList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'devices'],
    queryFn: ({ signal }) => api('/rest/staff/session/list', {}, { signal }),
  });
  return (
    <Card title={t`已登录的设备`}>
      {data ? (
        <ul className="divide-y divide-line">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const now = useNow();
  const end = useAction((id: string) => api('/rest/staff/session/revoke', { id }), {
    success: () => t`该设备已退出登录。`,
  });
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words" lang="en">
          {device.device || t`未知设备`}
        </p>
        <p className="text-small text-soft">{t`最近使用：${clockTime(device.lastUsedAt, now)}`}</p>
      </div>
      {device.isThisDevice ? (
        <span className="text-small text-soft">{t`本设备`}</span>
      ) : (
        <Button variant="secondary" isBusy={end.isPending} onClick={() => end.mutate(device.id)}>
          {t`退出`}
        </Button>
      )}
    </li>
  );
}
