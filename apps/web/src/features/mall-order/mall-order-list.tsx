import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mallOrdersQuery } from '../../data/mall-order.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { filterOf, orderChoice } from '../../terms/orders/order-choice.ts';
import { OrderList } from '../../terms/orders/order-list.tsx';
import { MallOrderCard } from './mall-order-card.tsx';
import { useOrdersNews } from './use-mall-news.ts';

/**
 * The member's orders of the points mall, newest first: by what is to be done with them, or searched by contact phone or
 * order number (rule mall-6). Parameters: `group`, `search`.
 */
export default function MallOrderList() {
  // What narrows a tab to a status belongs to the meals.
  const choice = { ...orderChoice(useParams()), state: null };
  const orders = useInfiniteQuery(mallOrdersQuery(filterOf(choice), useLanguage()));
  useOrdersNews();
  return (
    <OrderList
      orders={orders}
      choice={choice}
      params={{ kind: 'mall' }}
      none={<NothingRedeemed />}
      card={(order) => <MallOrderCard order={order} />}
    />
  );
}

function NothingRedeemed() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="bag"
      title={t`Nothing from the points mall yet`}
      action={
        <Button icon="coin" onClick={() => navigation.open('pages/internal/mall/index/index')}>
          <Trans>See what your points can get you</Trans>
        </Button>
      }
    >
      <Trans>What you order with your points, and where its parcel is, will be here.</Trans>
    </EmptyState>
  );
}
