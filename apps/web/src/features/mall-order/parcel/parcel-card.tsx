import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { CarrierName, parcelStatus, TrackingNumber } from './parcel-facts.tsx';

export function ParcelCard({ order: { id, shipment } }: { readonly order: MallOrder }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  if (shipment === null) return null;
  const [newest] = shipment.steps;
  return (
    <Card title={t`Your parcel`} className="grid grid-cols-1 gap-2">
      <CarrierName carrier={shipment.carrier} />
      <TrackingNumber number={shipment.trackingNumber} />
      {newest && (
        <p className="text-note">
          <span className="font-medium">{i18n._(parcelStatus(newest.status))}</span>{' '}
          {newest.placeZh !== null && <bdi lang="zh-CN">{newest.placeZh}</bdi>}{' '}
          <bdi className="figures text-soft">{formatRelativeDateTime(newest.at, language)}</bdi>
        </p>
      )}
      <ScreenLink
        to="pages/internal/mall/order/logistics/logistics"
        params={{ orderId: String(id) }}
        className="flex min-h-11 items-center justify-center gap-2 border-t border-line pt-2 text-note text-link"
      >
        <span className="underline">
          <Trans>Where is my parcel?</Trans>
        </span>
        <Icon name="forward" size={16} />
      </ScreenLink>
    </Card>
  );
}
