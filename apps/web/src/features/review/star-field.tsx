import { FieldError, Icon } from '@chifan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

type StarFieldProps = {
  readonly stars: number | null;
  readonly onChange: (stars: number) => void;
  readonly error: string | undefined;
};

const five = [1, 2, 3, 4, 5];

const starsOf = (stars: number): string => plural(stars, { one: '# star of 5', other: '# stars of 5' });

/** Stars as radio buttons. Arrow keys move between them, and screen readers announce their number. */
export function StarField({ stars, onChange, error }: StarFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const words = [t`Bad`, t`Poor`, t`All right`, t`Good`, t`Excellent`];
  return (
    <fieldset className="grid grid-cols-1 justify-items-center gap-1">
      <legend className="mx-auto mb-1 text-body font-semibold">{t`How was it?`}</legend>
      <div className="flex">
        {five.map((each) => (
          <label
            key={each}
            className="relative flex size-12 items-center justify-center rounded-full text-warn has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={each === stars}
              onChange={() => onChange(each)}
              aria-label={starsOf(each)}
              className="absolute inset-0 opacity-0"
            />
            <Icon name="star" size={36} isFilled={stars !== null && each <= stars} />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-6 text-note text-soft">
        {stars === null ? t`Tap a star` : words[stars - 1]}
      </p>
      {error && <FieldError message={error} />}
    </fieldset>
  );
}
