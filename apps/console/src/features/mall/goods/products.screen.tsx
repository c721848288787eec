import { EmptyState, LinkButton, Loading, Skeleton, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '../../../lists/linked.ts';
import { PagedList } from '../../../lists/paged-list.tsx';
import { SearchForm } from '../../../lists/search-form.tsx';
import { nameText } from '../../../texts/dish-name.tsx';
import { type ProductView, productsQuery, type StaffProduct, useMallCategories } from './goods.query.ts';
import { ProductRow } from './product-row.tsx';

/**
 * The products of the points mall. View and search are in the URL, so that they are the same after staff return from
 * the editor.
 */
export default function MallProductsScreen() {
  const navigate = useNavigate();
  const view = viewOf(useSearchParam('view'));
  const search = useSearchParam('search');
  const look = (wanted: { readonly view: ProductView; readonly search: string }) =>
    void navigate({
      to: '.',
      search: { view: wanted.view, ...(wanted.search === '' ? {} : { search: wanted.search }) },
      replace: true,
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-64 flex-1">
          <SearchForm
            key={search}
            label={t`商品名称（任一语言）`}
            looked={search}
            onSearch={(wanted) => look({ view, search: wanted })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="#/mall-categories" icon="list">
            {t({ message: '分类', context: 'several' })}
          </LinkButton>
          <LinkButton href="#/mall-product" variant="primary" icon="plus">
            {t`新建商品`}
          </LinkButton>
        </div>
      </div>
      <Tabs
        label={t`商城商品`}
        current={view}
        onChange={(wanted) => look({ view: wanted, search })}
        tabs={[
          { key: 'on_sale', label: t`在售` },
          { key: 'off_sale', label: t`已下架` },
          { key: 'low', label: t`库存紧张` },
        ]}
      >
        <div className="pt-4">
          <ProductList key={`${view} ${search}`} view={view} search={search} />
        </div>
      </Tabs>
    </div>
  );
}

const viewOf = (linked: string): ProductView => (linked === 'off_sale' || linked === 'low' ? linked : 'on_sale');

type ProductListProps = { readonly view: ProductView; readonly search: string };

function ProductList({ view, search }: ProductListProps) {
  const { data: categories } = useMallCategories();
  const categoryOf = ({ categoryId }: StaffProduct) => {
    const found = categories?.find(({ id }) => id === categoryId);
    return found && nameText(found.name);
  };
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
              <ProductRow product={product} category={categoryOf(product)} />
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
