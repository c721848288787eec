import { carrierOf } from '@chifan/domain/mall';
import { Timeline } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { shipmentWords } from '../words/shipment-words.ts';
import { CopyButton } from './copy-button.tsx';
import type { StaffMallOrder } from './orders.query.ts';

export function Shipment({ shipment }: { readonly shipment: NonNullable<StaffMallOrder['shipment']> }) {
  const { carrier, trackingNumber, steps } = shipment;
  const { nameZh, phone } = carrierOf(carrier);
  const now = useNow();
  return (
    <div className="grid gap-3 rounded-small border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-semibold">{nameZh}</span>{' '}
          <bdi className="figures break-all select-all">{trackingNumber}</bdi>
          <span className="block text-small text-faint">{t`客服 ${phone}`}</span>
        </p>
        <CopyButton label={t`复制单号`} text={trackingNumber} />
      </div>
      <Timeline
        label={t`物流`}
        steps={steps.map(({ status, placeZh, at }) => ({
          key: `${status} ${at}`,
          title: shipmentWords[status](),
          time: clockTime(at, now),
          ...(placeZh === null ? {} : { detail: placeZh }),
        }))}
      />
    </div>
  );
}
