import { carrierOf } from '@chifan/domain/mall';
import { Card, EmptyState, ErrorState, LinkButton, PageSkeleton, Timeline } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MallOrder, mallOrderQuery } from '../../../data/mall-order.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { useOrderNews } from '../../../terms/ordering/use-mall-news.ts';
import { OrderLink } from '../goods/order-link.tsx';
import { AddressCard } from './address-card.tsx';
import { CarrierName, parcelStatus, TrackingNumber } from './parcel-facts.tsx';
import { TrackerLink } from './tracker-link.tsx';

export default requireParam(['orderId'], 'mallOrder', LogisticsScreen);

/** Shows the shipping status of a mall order’s parcel. URL parameter: `orderId`. */
function LogisticsScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallOrderQuery(orderId, useLanguage()));
  useOrderNews(orderId);
  if (data?.shipment) return <ParcelWay orderId={orderId} shipment={data.shipment} address={data.address} />;
  if (data) return <NotSent orderId={orderId} isOver={data.state === 'cancelled'} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

type NotSentProps = { readonly orderId: number; readonly isOver: boolean };

function NotSent({ orderId, isOver }: NotSentProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="bag"
      title={isOver ? t`No parcel was sent` : t`Not sent yet`}
      action={<OrderLink orderId={orderId} />}
    >
      {isOver ? (
        <Trans>This order was cancelled before we sent a parcel.</Trans>
      ) : (
        <Trans>You can track your parcel here once the carrier has it.</Trans>
      )}
    </EmptyState>
  );
}

type Shipment = NonNullable<MallOrder['shipment']>;
type ParcelWayProps = { readonly orderId: number; readonly shipment: Shipment } & Pick<MallOrder, 'address'>;

function ParcelWay({ orderId, shipment, address }: ParcelWayProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card title={t`Carrier`} className="grid grid-cols-1 gap-2">
        <CarrierName carrier={shipment.carrier} />
        <TrackingNumber number={shipment.trackingNumber} />
        <TrackerLink orderId={orderId} shipment={shipment} />
        <CallCarrier phone={carrierOf(shipment.carrier).phone} />
      </Card>
      <Card title={t`Tracking`}>
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
        <Trans>They speak Chinese and will ask for the tracking number.</Trans>
      </p>
    </div>
  );
}

function Steps({ steps }: Pick<Shipment, 'steps'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`Tracking`}
        steps={steps.map(({ status, placeZh, at }) => ({
          key: `${status} ${at}`,
          title: i18n._(parcelStatus(status)),
          detail: placeZh !== null && <bdi lang="zh-CN">{placeZh}</bdi>,
          time: formatRelativeDateTime(at, language),
        }))}
      />
    </div>
  );
}
