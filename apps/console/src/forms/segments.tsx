import { classNames } from '@chifan/ui';
import { useId } from 'react';

export type SegmentTone = 'neutral' | 'good' | 'bad';

export type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly tone?: SegmentTone }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

const tones: Readonly<Record<SegmentTone, string>> = {
  neutral: 'has-checked:bg-sunken has-checked:border-edge',
  good: 'has-checked:bg-good-tint has-checked:text-good has-checked:border-good',
  bad: 'has-checked:bg-bad-tint has-checked:text-bad has-checked:border-bad',
};

export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <legend className="float-start me-auto text-body">{label}</legend>
      <div className="ms-auto flex gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative flex min-h-11 min-w-14 items-center justify-center rounded-small border border-line px-3 text-note whitespace-nowrap text-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-link',
              tones[choice.tone ?? 'neutral'],
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
