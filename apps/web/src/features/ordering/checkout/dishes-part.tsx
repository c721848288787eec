import { Button, Card, HanName } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Cart } from '../../../platform/cart.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { OrderLines } from '../order-lines.tsx';
import type { Quote } from '../quote/quote-changes.ts';

type DishesPartProps = {
  readonly shopId: number;
  readonly cart: Cart;
  /** The server's prices and names; until they are there the cart's stand in, in the same layout. */
  readonly quote: Quote | null;
};

export function DishesPart({ shopId, cart, quote }: DishesPartProps) {
  const navigation = useNavigation();
  const shown = quote?.lines ?? cart.lines.map((line) => ({ ...line, amount: line.unitPrice * line.quantity }));
  return (
    <Card>
      <div className="mb-3">
        <HanName name={cart.shopName} nameZh={cart.shopNameZh} as="h2" />
      </div>
      <OrderLines lines={shown} />
      <Button
        look="quiet"
        icon="edit"
        className="mt-2 -ms-3"
        onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shopId) })}
      >
        <Trans>Change the dishes</Trans>
      </Button>
    </Card>
  );
}
