import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { allergenLabels, dietLabels } from '../../../../dish-fields/mark-labels.ts';
import type { MarksForm } from '../../../../dish-fields/option-form.ts';
import { joinList, joinPhrases } from '../../../../platform/language/join-list.ts';
import { addLikelyMarks, type LikelyMarks, unansweredLikelyMarks } from './likely-marks.ts';

type LikelyMarksNoteProps = {
  readonly marks: MarksForm;
  readonly likely: LikelyMarks;
  readonly onTake: (marks: MarksForm) => void;
};

/**
 * Suggests allergens and diets that are likely from the dish name. The dish is marked with them only when staff press
 * the button.
 */
export function LikelyMarksNote({ marks, likely, onTake }: LikelyMarksNoteProps) {
  const { i18n } = useLingui();
  const open = unansweredLikelyMarks(marks, likely);
  if (open.contains.length + open.diets.length === 0) return null;
  const contained = open.contains.map((allergen) => i18n._(allergenLabels[allergen]));
  const eaten = open.diets.map((diet) =>
    likely.diet[diet] === 'yes' ? i18n._(dietLabels[diet]) : t`不是「${i18n._(dietLabels[diet])}」`,
  );
  const words = joinPhrases([...(contained.length > 0 ? [t`含有${joinList(contained)}`] : []), ...eaten]);
  return (
    <div className="mb-3 grid gap-2 rounded-small border border-line p-3">
      <p className="text-note">{t`从菜名看，可能${words}。请向厨房确认；没有列出的不等于不含。`}</p>
      <div>
        <Button variant="secondary" icon="check" onClick={() => onTake(addLikelyMarks(marks, likely))}>
          {t`确认并标注`}
        </Button>
      </div>
    </div>
  );
}
