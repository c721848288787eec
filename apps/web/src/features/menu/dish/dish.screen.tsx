import { afterPaint, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dishQuery, liveMenuQuery } from '../../../data/menu.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { LazyShareButton } from '../../../terms/sharing/lazy-share-button.tsx';
import { LoadFailure } from '../../../terms/shop/load-failure.tsx';
import { DishPage } from './dish-page.tsx';

export default requireParam(['dishId'], 'restaurant', DishScreen);

function DishScreen() {
  const params = useParams();
  const language = useLanguage();
  const way = useWay();
  const here = useHere();
  const { data: dish, error, refetch } = useQuery(dishQuery(Number(params.dishId ?? 0), language));
  const menu = useQuery({
    ...liveMenuQuery(dish?.shopId ?? 0, here, language),
    enabled: useIsSeen(dish !== undefined),
  });
  useTitleBar({
    title: dish?.name.text,
    actions: dish && <LazyShareButton of={{ kind: 'dish', key: dish.id }} title={dish.name.text} />,
  });
  if (dish) {
    const inMenu = menu.data?.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === dish.id);
    const servedThen = inMenu?.servedThen;
    return (
      <DishPage key={dish.id} dish={servedThen ? { ...dish, servedThen } : dish} shop={menu.data?.shop} way={way} />
    );
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <DishSkeleton />;
}

/**
 * Whether the dish has appeared on the screen. The restaurant is loaded only afterwards, so that it does not delay the
 * dish.
 */
function useIsSeen(isShown: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isShown) void afterPaint().then(() => setSeen(true));
  }, [isShown]);
  return isSeen;
}

function DishSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-48" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-6 w-1/4" />
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
      </div>
    </Loading>
  );
}
