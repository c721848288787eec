import {
  type Allergen,
  type AllergenMarks,
  type Diet,
  type DietMarks,
  diets,
  type Marks,
} from '@chifan/domain/catalogue';
import { Card, Icon, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { dietLabels } from './diet-labels.ts';
import { allergenLabels } from './diet-words.ts';
import { allergensByPresence } from './dish-facts.ts';
import { listText } from './list-text.ts';

export function DishFacts({ marks }: { readonly marks: Marks }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Allergens`}>
        <AllergenTable marks={marks.allergens} />
      </Card>
      <Card title={t`Diet`}>
        <DietTable diet={marks.diet} />
      </Card>
    </>
  );
}

type Answer = 'yes' | 'no' | 'unknown';

/**
 * Icon and colour for each answer (yes, no, unknown). Pork and alcohol (`content`) are warnings. Vegan, vegetarian and
 * halal (`promise`) are promises. “Unknown” must look like neither.
 */
const styles: Readonly<Record<'promise' | 'content', Readonly<Record<Answer, { icon: IconName; tone: string }>>>> = {
  promise: {
    yes: { icon: 'check', tone: 'text-good' },
    no: { icon: 'close', tone: 'text-soft' },
    unknown: { icon: 'help', tone: 'text-warn' },
  },
  content: {
    yes: { icon: 'warning', tone: 'text-bad' },
    no: { icon: 'close', tone: 'text-soft' },
    unknown: { icon: 'help', tone: 'text-warn' },
  },
};

function DietTable({ diet }: { readonly diet: DietMarks }) {
  const { i18n, t } = useLingui();
  const words = { yes: t`Yes`, no: t`No`, unknown: t`Not confirmed` };
  return (
    <dl className="grid divide-y divide-line text-note">
      {diets.map((each) => {
        const answer = diet[each] ?? 'unknown';
        const { icon, tone } = styles[kindOf(each)][answer];
        return (
          <div key={each} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
            <dt>{i18n._(dietLabels[each])}</dt>
            <dd className={`flex items-center gap-1.5 ${tone}`}>
              <Icon name={icon} size={18} />
              {words[answer]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const kindOf = (diet: Diet) => (diet === 'pork' || diet === 'alcohol' ? 'content' : 'promise');

/** Lists allergens. An unknown allergen is never shown as absent, but has a warning and advice. */
function AllergenTable({ marks }: { readonly marks: AllergenMarks }) {
  const { contains, free, unknown } = allergensByPresence(marks);
  return (
    <dl className="grid gap-3 text-note">
      <AllergenGroup icon="warning" tone="text-bad" title={<Trans>Contains</Trans>} allergens={contains} />
      <AllergenGroup icon="help" tone="text-warn" title={<Trans>Not confirmed</Trans>} allergens={unknown}>
        <Trans>Not verified. Please ask the restaurant.</Trans>
      </AllergenGroup>
      <AllergenGroup icon="check" tone="text-good" title={<Trans>Made without</Trans>} allergens={free} />
    </dl>
  );
}

type AllergenGroupProps = {
  readonly icon: IconName;
  readonly tone: string;
  readonly title: ReactNode;
  readonly allergens: readonly Allergen[];
  readonly children?: ReactNode;
};

function AllergenGroup({ icon, tone, title, allergens, children }: AllergenGroupProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const names = allergens.map((allergen) => i18n._(allergenLabels[allergen]));
  if (allergens.length === 0) return null;
  return (
    <div>
      <dt className={`flex items-center gap-1.5 font-semibold ${tone}`}>
        <Icon name={icon} size={18} />
        {title}
      </dt>
      <dd>{listText(names, language)}</dd>
      {children && <dd className="text-soft">{children}</dd>}
    </div>
  );
}
