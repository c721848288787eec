import type { DecisionReason } from '@chifan/domain/refund';
import { RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { reasonLabels } from '../refund-labels.ts';

type ReasonChoiceProps = {
  readonly reasons: readonly DecisionReason[];
  readonly isGrant: boolean;
  readonly value: DecisionReason | null;
  readonly onChange: (reason: DecisionReason) => void;
};

/** Why it is refused or only a part is granted; a grant of everything is asked nothing. */
export function ReasonChoice({ reasons, isGrant, value, onChange }: ReasonChoiceProps) {
  if (reasons.length === 0) return null;
  return (
    <RadioGroup
      label={isGrant ? t`只退一部分的原因（会翻译给客人看）` : t`不同意的原因（会翻译给客人看）`}
      value={value}
      onChange={onChange}
      choices={reasons.map((reason) => ({ value: reason, label: reasonLabels[reason]() }))}
    />
  );
}

/** What is written beside it is for the staff. */
export const noteLabel = (): string => t`内部备注（选填，客人看不到）`;
