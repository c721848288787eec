import type { Allergen, AllergenMarks } from '@chifan/domain/catalogue';
import { Icon, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { allergenLabels } from '../../../terms/diet/diet-words.ts';
import { listText } from '../diet/list-text.ts';
import { allergensByPresence } from './dish-facts.ts';

/** The 14 allergens in three values. Unknown is never drawn as safe: it carries a warning and what to do. */
export function AllergenTable({ marks }: { readonly marks: AllergenMarks }) {
  const { contains, free, unknown } = allergensByPresence(marks);
  return (
    <dl className="grid gap-3 text-note">
      <AllergenGroup icon="warning" tone="text-bad" title={<Trans>Contains</Trans>} allergens={contains} />
      <AllergenGroup icon="help" tone="text-warn" title={<Trans>Not known</Trans>} allergens={unknown}>
        <Trans>Nobody has checked these. Please ask the restaurant.</Trans>
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
