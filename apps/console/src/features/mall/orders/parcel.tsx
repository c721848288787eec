import { carrierOf, type ShipmentStatus } from '@chifan/domain/mall';
import { Timeline, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { CopyButton } from '../../../forms/copy-button.tsx';
import { currentLanguage } from '../../../platform/language/language.ts';
import { clockTime } from '../../../platform/time.ts';
import { PhoneLink } from '../../../staff-order/phone-link.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import type { StaffMallOrder } from './orders.query.ts';

/**
 * Shows the recipient in large Chinese text, to be written on the parcel. The address in the guest's own words is
 * below.
 */
export function ParcelAddress({ order }: { readonly order: StaffMallOrder }) {
  const { contact, phone, address, addressZh, doorNumber, guestLanguage } = order;
  return (
    <div role="group" aria-label={t`收件信息`} className="grid gap-2 rounded-small bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <PersonText text={contact} className="text-title font-bold select-all" />
        <PhoneLink phone={phone} of={t`收件人`} />
      </div>
      <p className="text-title font-semibold select-all wrap-anywhere" lang="zh-CN">
        <PersonText text={addressZh} /> <PersonText text={doorNumber} />
      </p>
      {address !== addressZh && (
        <p className="text-note text-soft">
          <PersonText text={address} lang={guestLanguage} />
        </p>
      )}
      <div>
        <CopyButton label={t`复制收件信息`} text={parcelText(order)} />
      </div>
    </div>
  );
}

type Parcel = Pick<StaffMallOrder, 'contact' | 'phone' | 'addressZh' | 'doorNumber'>;

/** Contact, phone number and address in one line, which the forms of carriers split into their fields. */
export const parcelText = ({ contact, phone, addressZh, doorNumber }: Parcel): string =>
  [contact, phone, [addressZh, doorNumber].filter(Boolean).join(' ')].join('，');

export function Shipment({ shipment }: { readonly shipment: NonNullable<StaffMallOrder['shipment']> }) {
  const { carrier, trackingNumber, steps } = shipment;
  const { name, nameZh, phone } = carrierOf(carrier);
  const now = useNow();
  return (
    <div className="grid gap-3 rounded-small border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-semibold">{currentLanguage() === 'en' ? name : nameZh}</span>{' '}
          <bdi className="figures break-all select-all">{trackingNumber}</bdi>
          <span className="block text-small text-faint">{t`客服 ${phone}`}</span>
        </p>
        <CopyButton label={t`复制单号`} text={trackingNumber} />
      </div>
      <Timeline
        label={t`物流`}
        steps={steps.map(({ status, placeZh, at }) => ({
          key: `${status} ${at}`,
          title: shipmentStepLabels[status](),
          time: clockTime(at, now),
          ...(placeZh === null ? {} : { detail: placeZh }),
        }))}
      />
    </div>
  );
}

export const shipmentStepLabels: Readonly<Record<ShipmentStatus, () => string>> = {
  handed_over: () => t`已交给快递`,
  collected: () => t`快递已揽收`,
  in_transit: () => t`运输中`,
  out_for_delivery: () => t`派送中`,
  delivered: () => t`已签收`,
  held_up: () => t`运输受阻`,
  returned: () => t`退回途中`,
};
