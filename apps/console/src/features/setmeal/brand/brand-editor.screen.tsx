import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { useBrands } from '../set-meals.query.ts';
import { BrandEditor } from './brand-editor.tsx';

export default function BrandEditorScreen() {
  const linked = useSearchParam('brand');
  const { data, error, refetch } = useBrands();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const brand = data.find(({ id }) => id === linkedId(linked)) ?? null;
  if (linked !== '' && brand === null) return <EmptyState icon="search" title={t`没有这个品牌`} />;
  return <BrandEditor key={linked} brand={brand} />;
}
