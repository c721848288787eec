import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { usePage } from '../../../lists/paged-query.ts';
import { SearchForm } from '../../../lists/search-form.tsx';
import { DishName } from '../../../texts/dish-name.tsx';
import { type StaffBrand, type StaffSetMeal, useBrands, useSetMeal } from '../set-meals.query.ts';
import { CodeList } from './code-list.tsx';
import { codesQuery } from './codes.query.ts';
import { isNeeded, poolsOf } from './pools.ts';
import { PoolsCard } from './pools-card.tsx';
import { UploadCard } from './upload-card.tsx';

export default function CodesScreen() {
  const setMealId = linkedId(useSearchParam('setMeal'));
  const setMeal = useSetMeal(setMealId);
  const brands = useBrands();
  const error = setMeal.error ?? brands.error;
  const retry = () => void Promise.all([setMeal.refetch(), brands.refetch()]);
  if (setMeal.data === undefined || !brands.data)
    return error ? <ErrorState error={error} onRetry={retry} /> : <PageSkeleton />;
  if (setMeal.data === null) return <EmptyState icon="search" title={t`没有这个套餐`} />;
  return <Codes setMeal={setMeal.data} brands={brands.data} />;
}

type CodesProps = { readonly setMeal: StaffSetMeal; readonly brands: readonly StaffBrand[] };

function Codes({ setMeal: { id, draft, row }, brands }: CodesProps) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = usePage(codesQuery(id, ''), 1);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const brand = brands.find((each) => each.id === draft.brandId);
  const pools = poolsOf(draft, brand, data.pools);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <p className="text-title font-semibold wrap-anywhere">
        <DishName nameZh={row.nameZh} name={row.name} />
      </p>
      <PoolsCard setMealId={id} pools={pools} isNeeded={(shopId) => isNeeded(draft, shopId)} />
      <UploadCard setMealId={id} pools={pools.filter(({ shopId }) => isNeeded(draft, shopId))} />
      <SearchForm label={t`券码`} looked={search} onSearch={setSearch} />
      <CodeList key={search} setMealId={id} search={search} />
    </div>
  );
}
