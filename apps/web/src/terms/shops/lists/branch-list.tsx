import { EmptyState } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { brandBranchesQuery } from '../../../data/shops.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { LoadFailure } from '../load-failure.tsx';
import { ShopListSkeleton } from '../shop-list-skeleton.tsx';
import type { Way } from '../way.ts';
import { BrandHead } from './brand-head.tsx';
import { EndlessShops } from './endless-shops.tsx';
import { withoutRepeats } from './without-repeats.ts';

type BranchListProps = { readonly brandId: number; readonly way: Way };

/** A brand and its branches, the nearest first. */
export default function BranchList({ brandId, way }: BranchListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const branches = useInfiniteQuery(brandBranchesQuery({ brandId, position, language }));
  const [first] = branches.data?.pages ?? [];
  if (branches.data === undefined || first === undefined) {
    if (branches.error === null) return <ShopListSkeleton />;
    return <LoadFailure error={branches.error} onRetry={() => void branches.refetch()} />;
  }
  if (first.total === 0) return <EmptyState icon="shop" title={t`This chain has no branches here yet`} />;
  return (
    <>
      <BrandHead brand={first.brand} branchCount={first.total} />
      <EndlessShops
        shops={withoutRepeats(branches.data.pages.flatMap((page) => page.records))}
        way={way}
        pages={branches}
      />
    </>
  );
}
