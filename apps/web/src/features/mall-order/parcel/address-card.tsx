import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { TapToCopy } from '../../../platform/copying/tap-to-copy.tsx';

export function AddressCard({ address }: Pick<MallOrder, 'address'>) {
  const { t } = useLingui();
  const { contact, phone, addressZh, doorNumber } = address;
  const own = [address.address, doorNumber].filter(Boolean).join(', ');
  const onParcel = [addressZh, doorNumber].filter(Boolean).join(' ');
  return (
    <Card title={t`Sent to`} className="grid grid-cols-1 gap-2">
      <p className="text-note">
        <bdi>{contact}</bdi>{' '}
        <bdi dir="ltr" className="figures text-soft">
          {phone}
        </bdi>
      </p>
      <div className="flex items-start gap-2 text-note">
        <Icon name="pin" size={20} className="mt-0.5 text-soft" />
        <p className="min-w-0 flex-1">
          <bdi className="block">{own}</bdi>
          {addressZh !== '' && addressZh !== address.address && (
            <span className="block text-soft">
              <span className="text-small text-faint">
                <Trans>On the parcel:</Trans>{' '}
              </span>
              <TapToCopy text={onParcel}>
                <bdi lang="zh-CN">{addressZh}</bdi> <bdi>{doorNumber}</bdi>
              </TapToCopy>
            </span>
          )}
        </p>
        <CopyButton text={addressZh === '' ? own : onParcel} label={t`Copy address in Chinese`} />
      </div>
    </Card>
  );
}
