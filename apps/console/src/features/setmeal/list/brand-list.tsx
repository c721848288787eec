import { Badge, Card, DishPicture, EmptyState, ErrorState, LinkButton, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { imageUrl } from '../../../platform/image-url.ts';
import { DishName, namesOf } from '../../../texts/dish-name.tsx';
import { missingIn } from '../../../texts/texts.ts';
import { type StaffBrand, useBrands } from '../set-meals.query.ts';

export function BrandList() {
  const { data, error, refetch } = useBrands();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data.length === 0) return <EmptyState icon="shop" title={t`还没有品牌`} />;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {data.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} />
        </li>
      ))}
    </ul>
  );
}

function BrandCard({ brand }: { readonly brand: StaffBrand }) {
  const { id, name, plate, image, sharePermille, branches, setMealCount } = brand;
  const [percent, branchCount, missing] = [sharePermille / 10, branches.length, missingIn(name).length];
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DishPicture src={image === null ? null : imageUrl(image)} plate={plate} size="small" />
      <div className="grid min-w-48 flex-1 gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <DishName {...namesOf(name)} />
        </h2>
        <p className="flex flex-wrap gap-1">
          <Badge icon="shop">{t`${branchCount} 家门店`}</Badge>
          <Badge icon="dineIn">{t`${setMealCount} 个套餐`}</Badge>
          <Badge icon="coin">{t`分成 ${percent}%`}</Badge>
          {missing > 0 && (
            <Badge tone="warn" icon="language">
              {t`缺 ${missing} 种语言`}
            </Badge>
          )}
        </p>
      </div>
      <LinkButton href={`#/set-meal-brand?brand=${id}`} icon="edit">{t`编辑`}</LinkButton>
    </Card>
  );
}
