import type { StaffOrder } from '@chifan/contract/ordering';
import { type DietWords, dietLinesZh, dietWordLinesZh, readDietWords } from '@chifan/domain/catalogue';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';

type OrderDietProps = { readonly order: Pick<StaffOrder, 'dietProfile' | 'remark'> };

/**
 * What the guest must not eat, in red and before anything else that is said of the food: as they chose it, and as their
 * remark may mean it (rule ordering-54). Never shortened.
 */
export function OrderDiet({ order: { dietProfile, remark } }: OrderDietProps) {
  const said = useMemo(() => readDietWords(remark ?? ''), [remark]);
  const read = said === null ? [] : dietWordLinesZh(beside(said, dietProfile));
  if (dietProfile === null && read.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-small border-2 border-bad bg-bad-tint px-3 py-2 font-bold text-bad">
      <Icon name="warning" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {[...(dietProfile === null ? [] : dietLinesZh(dietProfile)), ...read].map((line) => (
          <p key={line}>{line}</p>
        ))}
        {read.length > 0 && <p className="text-note font-normal">{t`“可能”：从客人备注中自动识别，请核对原文`}</p>}
      </div>
    </div>
  );
}

/** What the profile says already is not said twice. */
function beside(said: DietWords, profile: StaffOrder['dietProfile']): DietWords {
  if (profile === null) return said;
  const isNew = (allergen: DietWords['avoids'][number]) => !profile.avoids.includes(allergen);
  return {
    ...said,
    allergies: said.allergies.filter(isNew),
    avoids: said.avoids.filter(isNew),
    wishes: said.wishes.filter((wish) => !profile.wishes.includes(wish)),
  };
}
