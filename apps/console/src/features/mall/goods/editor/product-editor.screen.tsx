import { EmptyState, ErrorState, LinkButton, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../../forms/changed-meanwhile.tsx';
import { useSearchParam } from '../../../../lists/linked.ts';
import { type StaffMallCategory, type StaffProduct, useMallCategories, useProduct } from '../goods.query.ts';
import { ProductEditor } from './product-editor.tsx';

export default function ProductEditorScreen() {
  const linked = useSearchParam('product');
  const product = useProduct(linked === '' ? null : Number(linked));
  const categories = useMallCategories();
  const error = product.error ?? categories.error;
  const retry = () => void Promise.all([product.refetch(), categories.refetch()]);
  if (product.data === undefined || !categories.data)
    return error ? <ErrorState error={error} onRetry={retry} /> : <PageSkeleton />;
  if (categories.data.length === 0) return <NoCategory />;
  return <Edited key={linked} standing={product.data} categories={categories.data} />;
}

type EditedProps = { readonly standing: StaffProduct | null; readonly categories: readonly StaffMallCategory[] };

/**
 * If a colleague saves the product meanwhile, unsaved edits stay, but the newer version must be loaded before saving.
 */
function Edited({ standing, categories }: EditedProps) {
  const [opened, setOpened] = useState(standing);
  const isOld = (standing?.version ?? 0) > (opened?.version ?? 0);
  return (
    <>
      {isOld && <ChangedMeanwhile onLoad={() => setOpened(standing)} />}
      <ProductEditor key={opened?.version} product={opened} categories={categories} />
    </>
  );
}

function NoCategory() {
  return (
    <EmptyState
      icon="list"
      title={t`请先新建一个分类`}
      action={<LinkButton href="#/mall-categories">{t`去新建分类`}</LinkButton>}
    />
  );
}
