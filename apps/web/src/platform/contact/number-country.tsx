import type { PhoneInterpretation } from '@chifan/domain/phone';
import { Chip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type NumberCountryProps = {
  readonly readings: readonly PhoneInterpretation[];
  readonly onChoose: (reading: PhoneInterpretation) => void;
};

/** Rule member-37: the guest chooses the country of a phone number that has no country code. */
export function NumberCountry({ readings, onChoose }: NumberCountryProps) {
  const { t, i18n } = useLingui();
  if (readings.length === 0) return null;
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return (
    <div role="group" aria-label={t`Country of this number`} className="grid grid-cols-1 gap-1">
      <p className="text-note font-medium">{t`Country of this number`}</p>
      <div className="flex flex-wrap gap-x-2">
        {readings.map((reading) => (
          <Chip key={reading.country} isChosen={false} onPress={() => onChoose(reading)}>
            <bdi>{countries.of(reading.country)}</bdi> <bdi dir="ltr">{reading.number}</bdi>
          </Chip>
        ))}
      </div>
    </div>
  );
}
