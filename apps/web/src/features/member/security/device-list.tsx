import { Badge, Button, Card, Dialog, ErrorState, Skeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { devicesQuery, invalidateDevices } from '../../../data/member.ts';
import { api, type OutputOf } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { readDevice } from './read-device.ts';

export function DeviceList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(devicesQuery);
  return (
    <Card title={t`Signed-in devices`}>
      {data ? (
        <Devices devices={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  );
}

/** This device first; it is signed out on the page before. */
function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const [leaving, setLeaving] = useState<Device | null>(null);
  const inOrder = devices.toSorted((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice));
  return (
    <>
      <ul className="divide-y divide-line">
        {inOrder.map((device) => (
          <DeviceRow key={device.id} device={device} onLeave={() => setLeaving(device)} />
        ))}
      </ul>
      <RevokeDialog device={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

function RevokeDialog({ device, onClose }: { readonly device: Device | null; readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: (id: string) => api('/rest/member/session/revoke', { id }),
    onSuccess: () => toast(t`That device is signed out.`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      return invalidateDevices(queries);
    },
  });
  return (
    <Dialog
      isOpen={device !== null}
      onClose={onClose}
      title={t`Sign out that device?`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button className="flex-1" isBusy={revoke.isPending} onClick={() => device && revoke.mutate(device.id)}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>If you do not know that device, change your password as well.</Trans>
      </p>
    </Dialog>
  );
}

type Device = OutputOf<'/rest/member/session/list'>[number];

type DeviceRowProps = { readonly device: Device; readonly onLeave: () => void };

function DeviceRow({ device, onLeave }: DeviceRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { browser, system } = readDevice(device.device);
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const lastUsed = formatTime(device.lastUsedAt, 'moment', language);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0">
        <p dir="auto">{name}</p>
        <p className="text-small text-faint">
          <Trans>
            Last used: <bdi>{lastUsed}</bdi>
          </Trans>
        </p>
      </div>
      {device.isThisDevice ? (
        <Badge tone="good" icon="check">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button variant="danger" aria-label={t`Sign out: ${name}`} onClick={onLeave}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
