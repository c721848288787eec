import { carrierOf } from '@chifan/domain/mall';
import { Card, LinkButton, Timeline } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatWhen } from '../../../platform/time.ts';
import { parcelStatus } from '../words/parcel-words.ts';
import { AddressCard } from './address-card.tsx';
import { CarrierName, TrackingNumber } from './carrier.tsx';

type Shipment = NonNullable<MallOrder['shipment']>;
type ParcelWayProps = { readonly shipment: Shipment } & Pick<MallOrder, 'address'>;

/** Who brings the parcel, every step of its way with the newest first, and where it goes. */
export function ParcelWay({ shipment, address }: ParcelWayProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card title={t`Carrier`} className="grid grid-cols-1 gap-2">
        <CarrierName carrier={shipment.carrier} />
        <TrackingNumber number={shipment.trackingNumber} />
        <CallCarrier phone={carrierOf(shipment.carrier).phone} />
      </Card>
      <Card title={t`The way of your parcel`}>
        <Steps steps={shipment.steps} />
      </Card>
      <AddressCard address={address} />
    </div>
  );
}

function CallCarrier({ phone }: { readonly phone: string }) {
  return (
    <div>
      <LinkButton href={`tel:${phone}`} icon="phone">
        <span>
          <Trans>
            Call <bdi dir="ltr">{phone}</bdi>
          </Trans>
        </span>
      </LinkButton>
      <p className="mt-1 text-small text-soft">
        <Trans>They speak Chinese, and ask for the tracking number.</Trans>
      </p>
    </div>
  );
}

/** Steps come from the server with the newest first. */
function Steps({ steps }: Pick<Shipment, 'steps'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`The way of your parcel`}
        steps={steps.map(({ status, placeZh, at }) => ({
          key: `${status} ${at}`,
          title: i18n._(parcelStatus(status)),
          detail: placeZh !== null && <bdi lang="zh-CN">{placeZh}</bdi>,
          time: formatWhen(at, language),
        }))}
      />
    </div>
  );
}
