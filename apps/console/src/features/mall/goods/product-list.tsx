import { EmptyState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedList } from '../../../lists/paged-list.tsx';
import { type ProductView, productsQuery, useMallCategories } from './goods.query.ts';
import { ProductRow } from './product-row.tsx';

type ProductListProps = { readonly view: ProductView; readonly search: string };

export function ProductList({ view, search }: ProductListProps) {
  const { data: categories } = useMallCategories();
  return (
    <PagedList
      query={productsQuery(view, search)}
      skeleton={<ListSkeleton />}
      nothing={<Nothing view={view} search={search} />}
    >
      {(products) => (
        <ul className="grid grid-cols-1 gap-2">
          {products.map((product) => (
            <li key={product.id}>
              <ProductRow
                product={product}
                category={categories?.find(({ id }) => id === product.categoryId)?.name['zh-CN']}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Nothing({ view, search }: ProductListProps) {
  if (search !== '') {
    return (
      <EmptyState icon="search" title={t`这里没有找到商品`}>
        {t`可以换一个词，或到其他标签页查找。`}
      </EmptyState>
    );
  }
  switch (view) {
    case 'on_sale':
      return (
        <EmptyState icon="bag" title={t`还没有在售的商品`}>
          {t`新建商品并上架后，会员就能用积分兑换。`}
        </EmptyState>
      );
    case 'off_sale':
      return <EmptyState icon="bag" title={t`没有已下架的商品`} />;
    case 'low':
      return <EmptyState icon="check" title={t`库存都充足`} />;
  }
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-2">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-28 sm:h-24" />
        ))}
      </div>
    </Loading>
  );
}
