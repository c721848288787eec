import type { Brand } from '@chifan/contract/catalogue';
import { DishPicture, HanName } from '@chifan/ui';
import { Plural } from '@lingui/react/macro';
import { imageUrl } from '../../../platform/site/image-url.ts';

type BrandHeadProps = { readonly brand: Brand; readonly branchCount: number };

export function BrandHead({ brand, branchCount }: BrandHeadProps) {
  return (
    <div className="flex items-center gap-3 p-4">
      <DishPicture plate={brand.plate} src={brand.image === null ? null : imageUrl(brand.image)} size="small" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <HanName name={brand.name} nameZh={brand.nameZh} as="h2" />
        <p role="status" className="text-note text-soft">
          <Plural value={branchCount} one="# branch" other="# branches, the nearest first" />
        </p>
      </div>
    </div>
  );
}
