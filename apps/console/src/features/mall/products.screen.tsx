import { LinkButton, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLinked } from '../../lists/linked.ts';
import { SearchForm } from '../../lists/search-form.tsx';
import type { ProductView } from './goods/goods.query.ts';
import { ProductList } from './goods/product-list.tsx';

/** What the points mall sells. The address says what is shown: whoever comes back from the editor finds it again. */
export default function MallProductsScreen() {
  const navigate = useNavigate();
  const view = viewOf(useLinked('view'));
  const search = useLinked('search');
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
          <LinkButton href="#/mall-categories" icon="list">{t`分类`}</LinkButton>
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
