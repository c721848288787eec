import type { BrandDraft } from '@chifan/contract/setmeal/staff-views';
import { hasText, type Texts, writtenTexts } from '../../../texts/texts.ts';
import type { StaffBrand } from '../set-meals.query.ts';

export type BranchForm = StaffBrand['branches'][number];

/** A brand in the editor. Text and number fields contain the text as typed. */
export type BrandForm = {
  readonly name: Texts;
  readonly description: Texts;
  readonly plate: string;
  readonly images: readonly string[];
  /** The brand's share of a branch's revenue, in percent. */
  readonly share: string;
  readonly branches: readonly BranchForm[];
};

/** Maximum share of a branch's revenue in thousandths, as in the contract. */
const maxSharePermille = 500;

export const emptyBrand: BrandForm = {
  name: {},
  description: {},
  plate: 'rice',
  images: [],
  share: '0',
  branches: [],
};

export const formOfBrand = (brand: StaffBrand): BrandForm => ({
  name: brand.name,
  description: brand.description,
  plate: brand.plate,
  images: brand.image === null ? [] : [brand.image],
  share: String(brand.sharePermille / 10),
  branches: brand.branches,
});

/**
 * Parses the percentage of a brand, which may have one decimal, as thousandths. Null if it is invalid or above the
 * maximum.
 */
function sharePermilleOf({ share }: BrandForm): number | null {
  const found = /^(\d{1,2})(?:[.。](\d))?$/.exec(share.trim());
  if (!found) return null;
  const permille = Number(found[1]) * 10 + Number(found[2] ?? 0);
  return permille <= maxSharePermille ? permille : null;
}

export type BrandProblem = 'name_missing' | 'share_wrong';

export const problemsOfBrand = (form: BrandForm): readonly BrandProblem[] => [
  ...(hasText(form.name, 'zh-CN') ? [] : (['name_missing'] as const)),
  ...(sharePermilleOf(form) === null ? (['share_wrong'] as const) : []),
];

export function readBrand(form: BrandForm): BrandDraft | null {
  const sharePermille = sharePermilleOf(form);
  if (sharePermille === null || problemsOfBrand(form).length > 0) return null;
  return {
    name: writtenTexts(form.name),
    description: writtenTexts(form.description),
    plate: form.plate,
    image: form.images[0] ?? null,
    sharePermille,
    branchIds: form.branches.map(({ shopId }) => shopId),
  };
}
