import { shanghaiDate } from '@chifan/domain';
import { EmptyState, ErrorState, LinkButton, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { useBrands, useSetMeal } from '../set-meals.query.ts';
import { SetMealEditor } from './set-meal-editor.tsx';
import { emptySetMeal } from './set-meal-form.ts';

export default function SetMealEditorScreen() {
  const linked = useSearchParam('setMeal');
  const setMeal = useSetMeal(linkedId(linked));
  const brands = useBrands();
  const [blank] = useState(emptySetMeal(shanghaiDate(useNow())));
  const error = setMeal.error ?? brands.error;
  const retry = () => void Promise.all([setMeal.refetch(), brands.refetch()]);
  if (setMeal.data === undefined || !brands.data)
    return error ? <ErrorState error={error} onRetry={retry} /> : <PageSkeleton />;
  if (brands.data.length === 0) return <NoBrand />;
  return <SetMealEditor key={linked} setMeal={setMeal.data} blank={blank} brands={brands.data} />;
}

const NoBrand = () => (
  <EmptyState
    icon="shop"
    title={t`请先新建一个品牌`}
    action={<LinkButton href="#/set-meal-brand">{t`新建品牌`}</LinkButton>}
  />
);
