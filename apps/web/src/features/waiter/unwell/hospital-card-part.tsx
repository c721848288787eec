import { allergens } from '@chifan/domain/catalogue';
import { symptoms } from '@chifan/domain/help';
import { Button, Card, Chip } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { allergenLabels } from '../../../terms/diet/diet-words.ts';
import { listText } from '../../../terms/diet/list-text.ts';
import { hospitalCard } from '../cards/hospital-card.ts';
import { symptomSentences } from '../phrases/unwell-sentences.ts';
import { FullCard } from '../show/full-card.tsx';
import { toggled, type UnwellPartProps } from './unwell-draft.ts';

type HospitalCardPartProps = UnwellPartProps & { readonly order: OrderDetail | undefined };

/** Symptoms and allergies, and the button that shows them in Chinese as large as the screen. */
export function HospitalCardPart({ draft, order, onChange }: HospitalCardPartProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const names = listText(
    draft.allergens.map((allergen) => i18n._(allergenLabels[allergen])),
    language,
  );
  return (
    <Card title={t`Card for helpers and the hospital`} className="grid grid-cols-1 gap-3">
      <Button variant="secondary" isWide onClick={() => setShown(true)}>
        <Trans>Show in Chinese</Trans>
      </Button>
      <Choices label={t`What do you feel?`}>
        {symptoms.map((symptom) => (
          <Chip
            key={symptom}
            isChosen={draft.symptoms.includes(symptom)}
            onPress={() => onChange({ symptoms: toggled(draft.symptoms, symptom) })}
          >
            {i18n._(symptomSentences[symptom].means)}
          </Chip>
        ))}
      </Choices>
      <Choices label={t`My allergies`}>
        {allergens.map((allergen) => (
          <Chip
            key={allergen}
            isChosen={draft.allergens.includes(allergen)}
            onPress={() => onChange({ allergens: toggled(draft.allergens, allergen) })}
          >
            {i18n._(allergenLabels[allergen])}
          </Chip>
        ))}
      </Choices>
      {isShown && (
        <FullCard
          cards={[hospitalCard({ ...draft, allergenNames: names, order })]}
          first={0}
          label={t`Card for helpers and the hospital`}
          onClose={() => setShown(false)}
        />
      )}
    </Card>
  );
}

type ChoicesProps = { readonly label: string; readonly children: ReactNode };

const Choices = ({ label, children }: ChoicesProps) => (
  <fieldset className="grid gap-1">
    <legend className="text-note font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-x-2">{children}</div>
  </fieldset>
);
