import type { Brand } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { DishPicture, EmptyState, HanName } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brandBranchesQuery } from '../../../data/shop.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { LoadFailure } from '../load-failure.tsx';
import { ShopListSkeleton } from '../shop-list-skeleton.tsx';
import { EndlessShops } from './endless-shops.tsx';
import { withoutRepeats } from './without-repeats.ts';

type BranchListProps = { readonly brandId: number; readonly way: OrderWay; readonly beneathHead?: ReactNode };

export default function BranchList({ brandId, way, beneathHead }: BranchListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const here = useHere();
  const branches = useInfiniteQuery(brandBranchesQuery({ brandId, position: here, language }));
  const [first] = branches.data?.pages ?? [];
  if (branches.data === undefined || first === undefined) {
    if (branches.error === null) return <ShopListSkeleton />;
    return <LoadFailure error={branches.error} onRetry={() => void branches.refetch()} />;
  }
  if (first.total === 0) return <EmptyState icon="shop" title={t`This chain has no branches here yet`} />;
  return (
    <>
      <BrandHead brand={first.brand} branchCount={first.total} />
      {beneathHead && <div className="pb-3">{beneathHead}</div>}
      <EndlessShops
        shops={withoutRepeats(branches.data.pages.flatMap((page) => page.records))}
        way={way}
        pages={branches}
        isAmongBranches
      />
    </>
  );
}

type BrandHeadProps = { readonly brand: Brand; readonly branchCount: number };

function BrandHead({ brand, branchCount }: BrandHeadProps) {
  return (
    <div className="flex items-center gap-3 p-4">
      <DishPicture plate={brand.plate} src={brand.image === null ? null : imageUrl(brand.image)} size="small" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <HanName name={brand.name} nameZh={brand.nameZh} as="h2" />
        <p role="status" className="text-note text-soft">
          <Plural value={branchCount} one="# branch" other="# branches, nearest first" />
        </p>
      </div>
    </div>
  );
}
