import { isAddressReplaceable } from '@chifan/domain/ordering';
import { Button, Card, HanName, Icon, IconButton, LinkButton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import type { OrderDetail } from '../ordering.query.ts';

type PlaceProps = { readonly order: OrderDetail };

/** Who cooks, and where: in Chinese too, to be shown to a driver. */
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
      {order.shopPhone !== null && <CallButton phone={order.shopPhone} />}
    </Card>
  );
}

/** Where it is brought, or under which name it waits. */
export function DestinationCard({ order }: PlaceProps) {
  const { t } = useLingui();
  return (
    <Card title={order.address ? t`Delivered to` : t`Contact`} className="grid grid-cols-1 gap-2">
      <p className="text-note">
        <bdi>{order.contactName}</bdi>{' '}
        <bdi dir="ltr" className="figures text-soft">
          {order.contactPhone}
        </bdi>
      </p>
      {order.address && (
        <AddressLine text={`${order.address.address}, ${order.address.doorNumber}`} zh={order.address.addressZh} />
      )}
      {isAddressReplaceable({ ...order, hasCourier: order.courier !== null }) && <ReplaceButton orderId={order.id} />}
    </Card>
  );
}

function ReplaceButton({ orderId }: { readonly orderId: number }) {
  const navigation = useNavigation();
  return (
    <Button
      look="quiet"
      icon="edit"
      onClick={() => navigation.open('pages/address/replace/replace', { orderId: String(orderId) })}
      className="-mb-2 -ms-3 justify-self-start"
    >
      <Trans>Change the address</Trans>
    </Button>
  );
}

export function CourierCard({ order: { courier, state } }: PlaceProps) {
  const { t } = useLingui();
  if (courier === null || (state !== 'to_be_delivered' && state !== 'to_be_picked_up')) return null;
  return (
    <Card title={t`Your courier`} className="flex flex-wrap items-center gap-3">
      <span lang="zh-CN" className="flex-auto whitespace-nowrap">
        <bdi>{courier.name}</bdi>
      </span>
      {courier.phone !== null && <CallButton phone={courier.phone} />}
    </Card>
  );
}

type AddressLineProps = { readonly text: string; readonly language?: string; readonly zh: string };

function AddressLine({ text, language, zh }: AddressLineProps) {
  const { t } = useLingui();
  const copy = () =>
    void navigator.clipboard.writeText(zh || text).then(
      () => toast(t`Copied`, { kind: 'success' }),
      () => toast(t`Copying failed`, { kind: 'failure' }),
    );
  return (
    <div className="flex items-start gap-2 text-note">
      <Icon name="pin" size={20} className="mt-0.5 text-soft" />
      <p className="min-w-0 flex-1">
        <span lang={language} className="block">
          <bdi>{text}</bdi>
        </span>
        {zh !== '' && zh !== text && (
          <span lang="zh-CN" className="block text-soft">
            <bdi>{zh}</bdi>
          </span>
        )}
      </p>
      <IconButton icon="copy" label={t`Copy the address in Chinese`} onClick={copy} />
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
