import { allowsChosenTime, type OrderWay, orderTypeOfWay } from '@chifan/domain/ordering';
import { Button, Card, HanName, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ShopMenu, shopMenuQuery } from '../../../data/menu.ts';
import type { Quote } from '../../../data/ordering.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { CartChanges } from '../../../terms/cart/cart-changes.tsx';
import type { Cart, CartLine } from '../../../terms/cart/lines.ts';
import { useCheckedCart } from '../../../terms/cart/use-checked-cart.ts';
import { aboutArrival } from '../../../terms/choice/times-by-day.ts';
import { LineVerdict } from '../../../terms/diet/line-verdict.tsx';
import { ArrivalWords } from '../../../terms/ordering/arrival-words.tsx';
import { OrderLines } from '../order-lines.tsx';

type DishesPartProps = {
  readonly shopId: number;
  readonly cart: Cart;
  /** null while the server calculates prices. Meanwhile the cart’s names and prices are shown in the same layout. */
  readonly quote: Quote | null;
  /**
   * True if an unpaid order has reserved the dishes of the draft. The menu may show reserved dishes as sold out, which
   * is no problem for this order.
   */
  readonly isReserved: boolean;
  readonly way: OrderWay;
  /** The chosen time. null means as soon as possible. */
  readonly wantedAt: string | null;
};

export function DishesPart({ shopId, cart, quote, isReserved, way, wantedAt }: DishesPartProps) {
  const navigation = useNavigation();
  const language = useLanguage();
  const here = useHere();
  const { data: menu } = useQuery(shopMenuQuery(shopId, here, language));
  useCheckedCart(isReserved ? undefined : menu);
  const shown = quote?.lines ?? cart.lines.map((line) => ({ ...line, amount: line.unitPrice * line.quantity }));
  return (
    <Card>
      <div className="mb-3">
        <HanName name={cart.shopName} nameZh={cart.shopNameZh} as="h2" />
        {quote && allowsChosenTime(way) && <Arrival way={way} quote={quote} wantedAt={wantedAt} />}
      </div>
      <div className="mb-3 empty:hidden">{!isReserved && <CartChanges shopId={shopId} />}</div>
      <OrderLines
        lines={shown.map((line, index) => ({
          ...line,
          note: <LineVerdict {...judgedBy(menu, line, cart.lines[index])} />,
        }))}
      />
      <Button
        variant="quiet"
        icon="edit"
        className="mt-2 -ms-3"
        onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shopId) })}
      >
        <Trans>Change dishes</Trans>
      </Button>
    </Card>
  );
}

type ArrivalProps = Pick<DishesPartProps, 'way' | 'wantedAt'> & { readonly quote: Quote };

/** When the guest has the food. At the top, because the choice of the time is below the fields of the address. */
function Arrival({ way, quote, wantedAt }: ArrivalProps) {
  const estimatedAt = wantedAt === null ? quote.estimatedAt : aboutArrival(quote.minutesFromTime, wantedAt);
  return (
    <p className="mt-1 flex items-center gap-2 text-note">
      <Icon name="clock" size={20} className="shrink-0 text-soft" />
      <span>
        <ArrivalWords order={{ type: orderTypeOfWay[way].type, estimatedAt, isLate: false }} />
      </span>
    </p>
  );
}

/**
 * Returns the dish and the options of an order line, which are compared with the guest’s diet. The quote may be older
 * than the cart, so the options of the cart line are used only if it contains the same dish.
 */
const judgedBy = (menu: ShopMenu | undefined, { dishId }: { readonly dishId: number }, line: CartLine | undefined) => ({
  dish: menu?.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId),
  options: line?.dishId === dishId ? line.options : {},
});
