import { Badge, Button, Card, Dialog, ErrorState, Skeleton, toast } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
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

const shownAtFirst = 4;

/**
 * The devices that are signed in to the account, this device first. This device has no sign-out button in the list,
 * because the previous screen has one.
 */
function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const [leaving, setLeaving] = useState<Device | 'others' | null>(null);
  const [showsAll, setShowsAll] = useState(devices.length <= shownAtFirst);
  const inOrder = devices.toSorted((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice));
  return (
    <>
      <ul className="divide-y divide-line">
        {(showsAll ? inOrder : inOrder.slice(0, shownAtFirst)).map((device) => (
          <DeviceRow key={device.id} device={device} onLeave={() => setLeaving(device)} />
        ))}
      </ul>
      {!showsAll && (
        <Button variant="quiet" isWide onClick={() => setShowsAll(true)}>
          <Plural value={devices.length} one="Show # device" other="Show all # devices" />
        </Button>
      )}
      {devices.length > 1 && (
        <Button variant="danger" className="mt-2" onClick={() => setLeaving('others')}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      <RevokeDialog leaving={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

type RevokeDialogProps = { readonly leaving: Device | 'others' | null; readonly onClose: () => void };

function RevokeDialog({ leaving, onClose }: RevokeDialogProps) {
  const { t } = useLingui();
  const revoke = useRevoke(onClose);
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={onClose}
      title={leaving === 'others' ? t`Sign out all other devices?` : t`Sign out that device?`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button className="flex-1" isBusy={revoke.isPending} onClick={() => leaving && revoke.mutate(leaving)}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        {leaving === 'others' ? (
          <Trans>Only this device stays signed in. If you don’t recognise one of them, change your password too.</Trans>
        ) : (
          <Trans>If you don’t recognise that device, change your password too.</Trans>
        )}
      </p>
    </Dialog>
  );
}

function useRevoke(onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (leaving: Device | 'others') =>
      leaving === 'others'
        ? api('/rest/member/session/revokeOthers', {})
        : api('/rest/member/session/revoke', { id: leaving.id }),
    onSuccess: (_, leaving) =>
      toast(leaving === 'others' ? t`All other devices are signed out.` : t`Device signed out.`, {
        kind: 'success',
      }),
    onSettled: () => {
      onDone();
      return invalidateDevices(queries);
    },
  });
}

type Device = OutputOf<'/rest/member/session/list'>[number];

type DeviceRowProps = { readonly device: Device; readonly onLeave: () => void };

function DeviceRow({ device, onLeave }: DeviceRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { browser, system } = readDevice(device.device);
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const signedIn = formatTime(device.createdAt, 'moment', language);
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
        <p className="text-small text-faint">
          <Trans>
            Signed in: <bdi>{signedIn}</bdi>
          </Trans>
          {device.place && (
            <>
              {' · '}
              <bdi lang={device.place.language}>{device.place.text}</bdi>
            </>
          )}
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
