import { t } from '@lingui/core/macro';
import { PhoneLink } from '../../../staff-order/phone-link.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { CopyButton } from './copy-button.tsx';
import type { StaffMallOrder } from './orders.query.ts';

/** To whom it goes: Chinese and large, because it is written on a parcel; the guest's own words below. */
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

/** Where it goes, in the one line that carriers' forms read contact, phone and address out of. */
export const parcelText = ({ contact, phone, addressZh, doorNumber }: Parcel): string =>
  [contact, phone, [addressZh, doorNumber].filter(Boolean).join(' ')].join('，');
