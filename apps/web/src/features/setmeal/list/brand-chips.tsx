import { Chip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { SetMealBrand } from '../../../data/setmeal.ts';

type BrandChipsProps = {
  readonly brands: readonly SetMealBrand[];
  /** null selects all brands. */
  readonly chosen: number | null;
  readonly onChoose: (brandId: number | null) => void;
};

/** Filter by brand. The brand with the nearest branch is first. */
export function BrandChips({ brands, chosen, onChoose }: BrandChipsProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Brands`} className="no-bars flex gap-2 overflow-x-auto px-4 pt-2">
      <Chip isChosen={chosen === null} onPress={() => onChoose(null)}>
        {t`All brands`}
      </Chip>
      {brands.map(({ id, name, setMealCount }) => (
        <Chip key={id} isChosen={chosen === id} onPress={() => onChoose(id)}>
          <bdi lang={name.language}>{name.text}</bdi>
          <bdi className="figures font-normal">{setMealCount}</bdi>
        </Chip>
      ))}
    </div>
  );
}
