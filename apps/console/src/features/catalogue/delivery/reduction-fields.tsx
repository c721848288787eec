import { Button, Card, IconButton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { withItem, withoutItem } from '../../../forms/items.ts';
import type { ReductionForm } from './terms-form.ts';

type ReductionFieldsProps = {
  readonly reductions: readonly ReductionForm[];
  readonly isRight: boolean;
  readonly onChange: (reductions: readonly ReductionForm[]) => void;
};

const maxTiers = 8;

/**
 * Fields for full reductions, such as 30 yuan off an order of at least 200 yuan. Each tier has a larger reduction than
 * the tier before.
 */
export function ReductionFields({ reductions, isRight, onChange }: ReductionFieldsProps) {
  return (
    <Card title={t`满减`}>
      <ul className="grid gap-3">
        {reductions.map((tier, at) => {
          const number = at + 1;
          return (
            <li key={at} className="flex items-end gap-2">
              <div className="grid flex-1 grid-cols-2 gap-2">
                <TextField
                  label={t`第 ${number} 档：满（元）`}
                  inputMode="decimal"
                  value={tier.threshold}
                  onChange={(threshold) => onChange(withItem(reductions, at, { ...tier, threshold }))}
                />
                <TextField
                  label={t`减（元）`}
                  inputMode="decimal"
                  value={tier.reduction}
                  onChange={(reduction) => onChange(withItem(reductions, at, { ...tier, reduction }))}
                />
              </div>
              <IconButton
                icon="trash"
                label={t`删除第 ${number} 档`}
                onClick={() => onChange(withoutItem(reductions, at))}
              />
            </li>
          );
        })}
      </ul>
      {!isRight && (
        <p role="alert" className="mt-2 text-note text-bad">
          {t`请填写金额；减的金额要小于门槛，门槛越高减得越多。`}
        </p>
      )}
      {reductions.length < maxTiers && (
        <Button
          variant="quiet"
          icon="plus"
          className="mt-2 px-3"
          onClick={() => onChange([...reductions, { threshold: '', reduction: '' }])}
        >
          {t`添加一档`}
        </Button>
      )}
    </Card>
  );
}
