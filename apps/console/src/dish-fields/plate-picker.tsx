import { DishPlate, plates } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useId } from 'react';

type PlatePickerProps = {
  readonly value: string;
  readonly onChange: (plate: string) => void;
  readonly label?: string;
};

export function PlatePicker({ value, onChange, label = t`没有照片时的手绘图案` }: PlatePickerProps) {
  const name = useId();
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 items-center text-note text-link">{label}</summary>
      <fieldset>
        <legend className="sr-only">{t`手绘图案`}</legend>
        <div className="flex flex-wrap gap-2">
          {plates.map((plate, at) => {
            const number = at + 1;
            return (
              <label
                key={plate}
                className="relative rounded-small border-2 border-transparent p-0.5 has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-link"
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={t`图案 ${number}`}
                  checked={plate === value}
                  onChange={() => onChange(plate)}
                  className="sr-only"
                />
                <DishPlate plate={plate} size="small" />
              </label>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}
