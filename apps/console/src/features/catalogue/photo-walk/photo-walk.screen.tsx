import { Button, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import type { MenuCategory } from '../menu/dish-availability.ts';
import { dishesWithoutPhoto } from '../menu/dishes-without-photo.ts';
import { useMenu } from '../menu/menu.ts';
import { PhotoStep } from './photo-step.tsx';

export default function PhotoWalkScreen() {
  return <ForCurrentShop>{(shop) => <MenuWalk shopId={shop.id} />}</ForCurrentShop>;
}

function MenuWalk({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = useMenu(shopId);
  const [round, setRound] = useState(0);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Walk key={round} shopId={shopId} categories={data.categories} onRestart={() => setRound((before) => before + 1)} />
  );
}

type WalkProps = {
  readonly shopId: number;
  readonly categories: readonly MenuCategory[];
  readonly onRestart: () => void;
};

/**
 * Goes through the dishes that have no photo at the start (rule catalogue-71). The list stays the same until the end,
 * so that the displayed progress does not jump.
 */
function Walk({ shopId, categories, onRestart }: WalkProps) {
  const [dishIds] = useState(() => dishesWithoutPhoto(categories).map(({ id }) => id));
  const [at, setAt] = useState(0);
  const [taken, setTaken] = useState<ReadonlyMap<number, string>>(new Map());
  const dishes = new Map(categories.flatMap((category) => category.dishes.map((dish) => [dish.id, dish])));
  const walked = dishIds.flatMap((id) => dishes.get(id) ?? []);
  const dish = walked[at];
  if (walked.length === 0) return <AllPhotographed />;
  if (!dish) return <WalkEnd taken={taken.size} left={walked.length - taken.size} onRestart={onRestart} />;
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-3">
      <Progress number={at + 1} total={walked.length} />
      <PhotoStep
        key={dish.id}
        shopId={shopId}
        dish={dish}
        taken={taken.get(dish.id) ?? null}
        onTaken={(path) => setTaken((before) => new Map(before).set(dish.id, path))}
        onNext={() => setAt(at + 1)}
      />
      {at > 0 && (
        <Button variant="quiet" icon="back" onClick={() => setAt(at - 1)}>
          {t`上一道`}
        </Button>
      )}
    </div>
  );
}

function Progress({ number, total }: { readonly number: number; readonly total: number }) {
  return (
    <div className="grid gap-1">
      <p className="figures text-note text-soft">{t`第 ${number} 道，共 ${total} 道`}</p>
      <progress aria-label={t`拍照进度`} value={number - 1} max={total} className="h-2 w-full" />
    </div>
  );
}

const MenuLink = () => (
  <Link to="/menu" className="inline-flex min-h-11 items-center px-3 font-semibold text-link">
    {t`返回菜单`}
  </Link>
);

const AllPhotographed = () => <EmptyState icon="check" title={t`所有菜品都有照片了`} action={<MenuLink />} />;

type WalkEndProps = { readonly taken: number; readonly left: number; readonly onRestart: () => void };

function WalkEnd({ taken, left, onRestart }: WalkEndProps) {
  return (
    <EmptyState
      icon={left === 0 ? 'check' : 'camera'}
      title={t`拍好了 ${taken} 道菜`}
      action={
        <>
          {left > 0 && <Button onClick={onRestart}>{t`再拍剩下的`}</Button>}
          <MenuLink />
        </>
      }
    >
      {left > 0 && t`还有 ${left} 道菜没有照片，客人会看到手绘图案。`}
    </EmptyState>
  );
}
