import { EmptyState, LinkButton, Loading, Select, Skeleton, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { PagedList } from '../../../lists/paged-list.tsx';
import { nameText } from '../../../texts/dish-name.tsx';
import { setMealsQuery, useBrands } from '../set-meals.query.ts';
import { BrandList } from './brand-list.tsx';
import { SalesTable } from './sales-table.tsx';
import { SetMealCard } from './set-meal-card.tsx';

type View = 'set-meals' | 'sales' | 'brands';

const viewOf = (linked: string): View => (linked === 'sales' || linked === 'brands' ? linked : 'set-meals');

/** The URL contains view and brand, so that staff return to the same list after they close an editor. */
export default function SetMealsScreen() {
  const navigate = useNavigate();
  const view = viewOf(useSearchParam('view'));
  const brandId = linkedId(useSearchParam('brand'));
  const look = (search: { readonly view: View; readonly brand?: number }) =>
    void navigate({ to: '.', search, replace: true });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-64">
          {view !== 'brands' && (
            <BrandFilter brandId={brandId} onChange={(brand) => look(brand === null ? { view } : { view, brand })} />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="#/set-meal-brand" icon="plus">{t`新建品牌`}</LinkButton>
          <LinkButton href="#/set-meal" variant="primary" icon="plus">
            {t`新建套餐`}
          </LinkButton>
        </div>
      </div>
      <Tabs<View>
        label={t`品牌套餐`}
        current={view}
        onChange={(wanted) => look(brandId === null ? { view: wanted } : { view: wanted, brand: brandId })}
        tabs={[
          { key: 'set-meals', label: t`套餐` },
          { key: 'sales', label: t`销售` },
          { key: 'brands', label: t({ message: '品牌', context: 'several' }) },
        ]}
      >
        <div className="pt-4">
          {view === 'set-meals' && <SetMealList key={brandId} brandId={brandId} />}
          {view === 'sales' && <SalesTable key={brandId} brandId={brandId} />}
          {view === 'brands' && <BrandList />}
        </div>
      </Tabs>
    </div>
  );
}

type OfBrand = { readonly brandId: number | null };

function BrandFilter({ brandId, onChange }: OfBrand & { readonly onChange: (brandId: number | null) => void }) {
  const { data: brands = [] } = useBrands();
  return (
    <Select
      label={t`品牌`}
      value={brandId === null ? 'all' : String(brandId)}
      onChange={(id) => onChange(id === 'all' ? null : Number(id))}
      choices={[
        { value: 'all', label: t`全部品牌` },
        ...brands.map(({ id, name }) => ({ value: String(id), label: nameText(name) })),
      ]}
    />
  );
}

function SetMealList({ brandId }: OfBrand) {
  return (
    <PagedList query={setMealsQuery(brandId)} skeleton={<ListSkeleton />} nothing={<Nothing />}>
      {(setMeals) => (
        <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2 xl:items-start">
          {setMeals.map((setMeal) => (
            <li key={setMeal.id}>
              <SetMealCard setMeal={setMeal} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const Nothing = () => (
  <EmptyState icon="dineIn" title={t`还没有套餐`}>
    {t`先建品牌并加入门店，再新建套餐。`}
  </EmptyState>
);

const ListSkeleton = () => (
  <Loading>
    <div className="grid gap-3 xl:grid-cols-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-48" />
      ))}
    </div>
  </Loading>
);
