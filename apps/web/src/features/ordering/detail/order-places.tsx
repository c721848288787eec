import { isAddressReplaceable } from '@chifan/domain/ordering';
import { Button, Card, classNames, HanName, Icon, LinkButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { TapToCopy } from '../../../platform/copying/tap-to-copy.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import type { Destination } from '../../../terms/map/route/maps-apps.ts';

const RouteSheet = lazyComponent(async () => ({
  default: (await withPhrases(import('../../../terms/map/route/route-sheet.tsx'), 'shell-screens')).RouteSheet,
}));

type PlaceProps = { readonly order: OrderDetail };

/** The restaurant’s name and address, in the guest’s language and in Chinese for a taxi driver. */
export function ShopCard({ order }: PlaceProps) {
  return (
    <Card className="grid grid-cols-1 gap-3">
      <ScreenLink
        to="pages/near/detail/detail"
        params={{ shopId: String(order.shopId) }}
        className="flex min-h-11 items-center justify-between gap-3"
      >
        <HanName name={order.shopName} nameZh={order.shopNameZh} as="h2" />
        <Icon name="forward" size={20} className="text-faint" />
      </ScreenLink>
      <AddressLine text={order.shopAddress.text} language={order.shopAddress.language} zh={order.shopAddressZh} />
      <p className="flex flex-wrap gap-2">
        {order.shopLatitude !== null && order.shopLongitude !== null && (
          <RouteButton
            to={{
              latitude: order.shopLatitude,
              longitude: order.shopLongitude,
              nameZh: order.shopNameZh,
              addressZh: order.shopAddressZh,
            }}
          />
        )}
        {order.shopPhone !== null && <CallButton phone={order.shopPhone} />}
      </p>
    </Card>
  );
}

export function DestinationCard({ order }: PlaceProps) {
  const { t } = useLingui();
  // The table number is shown at the top of the screen instead (rule ordering-47).
  if (order.tableNumber !== null) return null;
  const whereTo = hasArrived(order.workingState) ? t`Delivered to` : t`Deliver to`;
  const destinationTitle = order.address ? whereTo : t`Contact`;
  return (
    <Card title={destinationTitle} className="grid grid-cols-1 gap-2">
      <p className="text-note">
        <ContactName order={order} />{' '}
        <bdi dir="ltr" className="figures text-soft">
          {order.contactPhone}
        </bdi>
      </p>
      {order.callBack !== null && (
        <p className="text-note text-soft">
          {order.callBack === 'platform' ? t`The courier calls Chifan` : t`The courier calls your hotel’s front desk`}
        </p>
      )}
      {order.secondContact !== null && (
        <p className="text-note text-soft">
          <bdi>{order.secondContact}</bdi>
        </p>
      )}
      {order.address && <AddressWithRoute address={order.address} />}
      {isAddressReplaceable({ ...order, hasCourier: order.courier !== null }) && <ReplaceButton orderId={order.id} />}
    </Card>
  );
}

const hasArrived = (state: OrderDetail['state']): boolean => state === 'delivered' || state === 'completed';

/** The contact’s name with Mr or Ms, as in the guest’s address (rule ordering-8). */
function ContactName({ order: { contactName, contactGender } }: PlaceProps) {
  switch (contactGender) {
    case 'man':
      return (
        <Trans>
          Mr <bdi>{contactName}</bdi>
        </Trans>
      );
    case 'woman':
      return (
        <Trans>
          Ms <bdi>{contactName}</bdi>
        </Trans>
      );
    case 'secret':
      return <bdi>{contactName}</bdi>;
  }
}

function AddressWithRoute({ address }: { readonly address: NonNullable<OrderDetail['address']> }) {
  const { addressZh, doorNumber, latitude, longitude } = address;
  return (
    <>
      <AddressLine text={`${address.address}, ${doorNumber}`} zh={addressZh} />
      <RouteButton to={{ latitude, longitude, nameZh: addressZh, addressZh }} />
    </>
  );
}

function RouteButton({ to }: { readonly to: Destination }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="map" onClick={() => setOpen(true)} className="justify-self-start">
        <Trans>Open in a maps app</Trans>
      </Button>
      <RouteSheet to={to} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function ReplaceButton({ orderId }: { readonly orderId: number }) {
  const navigation = useNavigation();
  return (
    <Button
      variant="quiet"
      icon="edit"
      onClick={() => navigation.open('pages/address/replace/replace', { orderId: String(orderId) })}
      className="-mb-2 -ms-3 justify-self-start"
    >
      <Trans>Change address</Trans>
    </Button>
  );
}

export function CourierCard({ order: { courier, workingState } }: PlaceProps) {
  const { t } = useLingui();
  if (courier === null || (workingState !== 'to_be_delivered' && workingState !== 'to_be_picked_up')) return null;
  return (
    <Card title={t`Your courier`} className="flex flex-wrap items-center gap-3">
      <CourierName {...courier} />
      {courier.phone !== null && <CallButton phone={courier.phone} />}
    </Card>
  );
}

/** The courier’s name with pinyin first, so that the guest can say it at the door. */
function CourierName({ name, namePinyin }: NonNullable<OrderDetail['courier']>) {
  const isSpoken = useLanguage() !== 'zh-CN' && namePinyin !== '';
  return (
    <span className="min-w-0 flex-auto">
      {isSpoken && (
        <bdi lang="zh-Latn" dir="ltr" className="block font-semibold">
          {namePinyin}
        </bdi>
      )}
      <bdi lang="zh-CN" className={classNames('block', isSpoken && 'text-small text-soft')}>
        {name}
      </bdi>
    </span>
  );
}

type AddressLineProps = { readonly text: string; readonly language?: string; readonly zh: string };

function AddressLine({ text, language, zh }: AddressLineProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-start gap-2 text-note">
      <Icon name="pin" size={20} className="mt-0.5 text-soft" />
      <p className="min-w-0 flex-1">
        <span lang={language} className="block">
          <bdi>{text}</bdi>
        </span>
        {zh !== '' && zh !== text && (
          <span lang="zh-CN" className="block text-soft">
            <TapToCopy text={zh}>
              <bdi>{zh}</bdi>
            </TapToCopy>
          </span>
        )}
      </p>
      <CopyButton text={zh || text} label={t`Copy address in Chinese`} />
    </div>
  );
}

const CallButton = ({ phone }: { readonly phone: string }) => (
  <LinkButton href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} icon="phone" className="justify-self-start">
    <span>
      <Trans>
        Call <bdi dir="ltr">{phone}</bdi>
      </Trans>
    </span>
  </LinkButton>
);
