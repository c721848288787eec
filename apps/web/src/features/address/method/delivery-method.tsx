import { Button, Card, DottedLine, HanName, Money } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OutputOf } from '../../../platform/api.ts';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { chooseDeliveryMode } from '../../../platform/place/delivery-mode.ts';
import { deliveryModeFor, shopWays } from './shop-ways.ts';
import { WayChoices } from './way-choices.tsx';

type Shop = OutputOf<'/rest/shop/details'>;

type DeliveryMethodProps = {
  readonly shop: Shop;
  /** The delivery address as text. null if the guest has none. */
  readonly destination: string | null;
  readonly onChosen: () => void;
};

export function DeliveryMethod({ shop, destination, onChosen }: DeliveryMethodProps) {
  const ways = shopWays(shop);
  const [wished, setWished] = useState(useWay());
  const chosen = ways.find(({ way, isOutOfRange }) => way === wished && !isOutOfRange) ?? ways[0];
  if (!chosen) return null;
  const choose = () => {
    chooseDeliveryMode(deliveryModeFor(shop, chosen));
    onChosen();
  };
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ShopPlace shop={shop} />
      <WayChoices ways={ways} chosen={chosen.way} onChange={setWished} />
      <Destination shop={shop} destination={destination} />
      <Button isWide icon="check" onClick={choose}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}

function ShopPlace({ shop }: { readonly shop: Shop }) {
  const language = useLanguage();
  const far = formatDistance(shop.distanceMetres, language);
  return (
    <Card className="grid grid-cols-1 gap-1">
      <HanName name={shop.name} nameZh={shop.nameZh} as="h2" />
      <p lang={shop.address.language} className="text-note">
        <DottedLine>
          <bdi>{shop.address.text}</bdi>
          <bdi>{far}</bdi>
        </DottedLine>
      </p>
      {shop.addressZh !== shop.address.text && (
        <p lang="zh-CN" className="text-small text-soft">
          <bdi>{shop.addressZh}</bdi>
        </p>
      )}
    </Card>
  );
}

function Destination({ shop, destination }: Pick<DeliveryMethodProps, 'shop' | 'destination'>) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <Card title={t`For delivery`} className="grid grid-cols-1 gap-2 text-note">
      <Row label={t`Deliver to`}>{destination === null ? t`No saved addresses yet` : <bdi>{destination}</bdi>}</Row>
      <Row label={t`Minimum order`}>
        <Money isApproximate amount={shop.minimumDelivery} />
      </Row>
      <Button
        variant="secondary"
        icon="edit"
        onClick={() => navigation.open('pages/address/index/index')}
        className="justify-self-start"
      >
        <Trans>Change address</Trans>
      </Button>
    </Card>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <p className="flex flex-wrap justify-between gap-x-4">
    <span className="text-soft">{label}</span>
    <span dir="auto">{children}</span>
  </p>
);
