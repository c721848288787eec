import { Button, Card, Drawer, HanName, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shopMenuQuery } from '../../../data/menu.ts';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { ChoiceBar } from '../../choice/choice-bar.tsx';
import { cartSum, lineKey, type ShopCart, useShopCarts } from '../cart.ts';
import { previewCart } from '../cart-preview.ts';
import { CartRow } from '../cart-row.tsx';
import { SideDishes } from '../side-dishes.tsx';

/** All carts of the guest, one for each restaurant, with a button to check out each. */
export default function BasketSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const carts = useShopCarts();
  return (
    <Drawer title={carts.length > 1 ? t`Your carts` : t`Your cart`} isOpen={carts.length > 0} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 pb-2">
        <ChoiceBar className="-mb-3" />
        {carts.map((cart) => (
          <BasketCard key={cart.shopId} cart={cart} onClose={onClose} />
        ))}
      </div>
    </Drawer>
  );
}

type BasketCardProps = { readonly cart: ShopCart; readonly onClose: () => void };

function BasketCard({ cart: { shopId, shopName, shopNameZh, lines }, onClose }: BasketCardProps) {
  const navigation = useNavigation();
  const way = useWay();
  const { data: menu } = useQuery(shopMenuQuery(shopId, useHere(), useLanguage()));
  const dishes = menu?.categories.flatMap((category) => category.dishes) ?? [];
  // This sum equals the sum that the cart shows on the restaurant’s own page.
  const sum = menu ? previewCart(lines, menu.shop, way).payable : cartSum(lines);
  const checkOut = () => {
    onClose();
    navigation.open('pages/menu/pay/pay', { shopId: String(shopId) });
  };
  return (
    <Card className="grid grid-cols-1 gap-1 border border-line">
      <ScreenLink
        to="pages/menu/index/index"
        params={{ shopId: String(shopId) }}
        onFollow={onClose}
        className="flex min-h-11 items-center gap-2"
      >
        <span className="min-w-0 flex-1">
          <HanName name={shopName} nameZh={shopNameZh} as="h3" isDense />
        </span>
        <Icon name="forward" size={20} className="text-faint" />
      </ScreenLink>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {lines.map((line) => (
          <CartRow key={lineKey(line)} shopId={shopId} line={line} dish={dishes.find(({ id }) => id === line.dishId)} />
        ))}
      </ul>
      {menu && <SideDishes shop={menu.shop} dishes={dishes} onLeave={onClose} />}
      <Button isWide onClick={checkOut}>
        <span>
          <Trans>Check out</Trans> · <Money amount={sum} />
        </span>
      </Button>
    </Card>
  );
}
