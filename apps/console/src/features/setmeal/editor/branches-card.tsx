import { Button, Card, Checkbox, FieldError, Select } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dishText, nameText } from '../../../texts/dish-name.tsx';
import type { StaffBrand } from '../set-meals.query.ts';
import type { SetMealPartProps } from './set-meal-form.ts';

type BranchesCardProps = SetMealPartProps & { readonly brands: readonly StaffBrand[] };

/** The brand of the set meal, and its participating branches. */
export function BranchesCard({ form, set, errors, brands }: BranchesCardProps) {
  const brand = brands.find(({ id }) => id === form.brandId);
  const wrong = errors['draft.branchIds'];
  const choose = (brandId: number) => set({ brandId, branchIds: branchIdsOf(brands.find(({ id }) => id === brandId)) });
  return (
    <Card title={t`品牌与门店`} className="grid grid-cols-1 gap-4">
      <Select
        label={t`品牌`}
        value={form.brandId === null ? '' : String(form.brandId)}
        placeholder={t`选择品牌`}
        onChange={(id) => choose(Number(id))}
        choices={brands.map(({ id, name }) => ({ value: String(id), label: nameText(name) }))}
        error={errors['draft.brandId']}
      />
      {brand && <Branches brand={brand} branchIds={form.branchIds} onChange={(branchIds) => set({ branchIds })} />}
      {wrong !== undefined && <FieldError message={wrong} />}
    </Card>
  );
}

const branchIdsOf = (brand: StaffBrand | undefined): readonly number[] =>
  (brand?.branches ?? []).map(({ shopId }) => shopId);

const branchLabel = (shopId: number, nameZh: string): string => t`${nameZh}（编号 ${shopId}）`;

type BranchesProps = {
  readonly brand: StaffBrand;
  readonly branchIds: readonly number[];
  readonly onChange: (branchIds: readonly number[]) => void;
};

function Branches({ brand, branchIds, onChange }: BranchesProps) {
  const all = branchIdsOf(brand);
  const [chosen, total] = [all.filter((id) => branchIds.includes(id)).length, all.length];
  if (total === 0) return <p className="text-note text-soft">{t`这个品牌还没有门店，请先在品牌里加入门店。`}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{t`参加的门店`}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-note text-soft">{t`${total} 家门店中有 ${chosen} 家参加`}</p>
        <Button variant="quiet" onClick={() => onChange(chosen === total ? [] : all)}>
          {chosen === total ? t`全部不选` : t`全选`}
        </Button>
      </div>
      <div className="grid max-h-72 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {brand.branches.map(({ shopId, ...branch }) => (
          <Checkbox
            key={shopId}
            label={branchLabel(shopId, dishText(branch))}
            isChecked={branchIds.includes(shopId)}
            onChange={(isChosen) => onChange(all.filter((id) => (id === shopId ? isChosen : branchIds.includes(id))))}
          />
        ))}
      </div>
    </fieldset>
  );
}
