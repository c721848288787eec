import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mallOrdersQuery } from '../../data/mall-order.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { OrderSearch } from '../../terms/orders/order-search.tsx';
import { OrderTabs } from '../../terms/orders/order-tabs.tsx';
import { filterOf, type MallOrderChoice, mallOrderChoice, paramsOf } from './list/mall-order-choice.ts';
import { MallOrdersFound } from './list/mall-orders-found.tsx';
import { useOrdersNews } from './use-mall-news.ts';

/**
 * The member's orders of the points mall, newest first: by what is to be done with them, or searched by contact phone or
 * order number (rule mall-6). Parameters: `group`, `search`.
 */
export default function MallOrderList() {
  const { t } = useLingui();
  const { adjust } = useNavigation();
  const choice = mallOrderChoice(useParams());
  const orders = useInfiniteQuery(mallOrdersQuery(filterOf(choice), useLanguage()));
  const { refetch } = orders;
  useTitleBar({ actions: <IconButton icon="refresh" label={t`Refresh`} onClick={() => void refetch()} /> });
  useOrdersNews();
  const look = (request: Partial<MallOrderChoice>) => adjust(paramsOf({ ...choice, ...request }));
  return (
    <>
      <OrderSearch key={choice.search} search={choice.search} onSearch={(search) => look({ search })} />
      <OrderTabs tab={choice.tab} counts={orders.data?.pages.at(-1)?.counts} onChange={(tab) => look({ tab })}>
        <MallOrdersFound orders={orders} choice={choice} onClear={() => look({ tab: 'all', search: '' })} />
      </OrderTabs>
    </>
  );
}
