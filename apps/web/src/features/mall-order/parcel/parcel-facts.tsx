import { type CarrierKey, carrierOf, type ShipmentStatus } from '@chifan/domain/mall';
import { HanName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { TapToCopy } from '../../../platform/copying/tap-to-copy.tsx';
import { useLanguage } from '../../../platform/language.ts';

/**
 * The carrier’s name in the guest’s language and in Chinese, because the delivery van and the delivery note show the
 * Chinese name.
 */
export function CarrierName({ carrier }: { readonly carrier: CarrierKey }) {
  const { name, nameZh } = carrierOf(carrier);
  const isChinese = useLanguage() === 'zh-CN';
  const read = isChinese ? ({ text: nameZh, language: 'zh-CN' } as const) : ({ text: name, language: 'en' } as const);
  return <HanName name={read} nameZh={nameZh} />;
}

export function TrackingNumber({ number }: { readonly number: string }) {
  const { t } = useLingui();
  return (
    <p className="-my-1 flex items-center justify-between gap-2 text-note">
      <span className="text-soft">{t`Tracking number`}</span>
      <span className="-me-2.5 flex min-w-0 items-center">
        <TapToCopy text={number}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {number}
          </bdi>
        </TapToCopy>
        <CopyButton text={number} label={t`Copy tracking number`} />
      </span>
    </p>
  );
}

const statusWords: Readonly<Record<ShipmentStatus, MessageDescriptor>> = {
  handed_over: msg`Handed to the carrier`,
  collected: msg`Collected by the carrier`,
  in_transit: msg({ message: 'On the way', context: 'parcel' }),
  out_for_delivery: msg`Out for delivery`,
  delivered: msg({ message: 'Delivered', context: 'parcel' }),
  held_up: msg`Held up on the way`,
  returned: msg`On its way back to us`,
};

export const parcelStatus = (status: ShipmentStatus): MessageDescriptor => statusWords[status];
