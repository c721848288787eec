import { Badge, Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OutputOf } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { readDevice } from './read-device.ts';

export type Device = OutputOf<'/rest/member/session/list'>[number];

type DeviceRowProps = { readonly device: Device; readonly onLeave: () => void };

export function DeviceRow({ device, onLeave }: DeviceRowProps) {
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
