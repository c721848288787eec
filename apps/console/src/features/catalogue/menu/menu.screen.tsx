import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { ForRoles } from '../../../platform/for-roles.tsx';
import { ArrangeMenu } from './arrange-menu.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import type { MenuCategory } from './dish-availability.ts';
import { DishList } from './dish-list.tsx';
import { ImportLink } from './import-link.tsx';
import { useMenu } from './menu.ts';

export default function MenuScreen() {
  return <ForCurrentShop>{(shop) => <Menu shopId={shop.id} />}</ForCurrentShop>;
}

function Menu({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = useMenu(shopId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <MenuSkeleton />;
  if (data.categories.length === 0) return <EmptyMenu shopId={shopId} />;
  return <LoadedMenu shopId={shopId} categories={data.categories} />;
}

type LoadedMenuProps = { readonly shopId: number; readonly categories: readonly MenuCategory[] };

function LoadedMenu({ shopId, categories }: LoadedMenuProps) {
  const [isArranging, setIsArranging] = useState(false);
  return isArranging ? (
    <ArrangeMenu shopId={shopId} categories={categories} onDone={() => setIsArranging(false)} />
  ) : (
    <DishList shopId={shopId} categories={categories} onArrange={() => setIsArranging(true)} />
  );
}

function MenuSkeleton() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-5xl gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-11" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}

function EmptyMenu({ shopId }: { readonly shopId: number }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <EmptyState
      icon="book"
      title={t`菜单还是空的`}
      action={
        <>
          <ForRoles roles={['manager']}>
            <Button icon="plus" onClick={() => setIsAdding(true)}>
              {t`新建分类`}
            </Button>
          </ForRoles>
          <ImportLink />
        </>
      }
    >
      {t`先建一个分类（例如「热菜」），再往里面添加菜品；也可以用表格一次导入。`}
      {isAdding && <CategoryDialog shopId={shopId} category={null} onClose={() => setIsAdding(false)} />}
    </EmptyState>
  );
}
