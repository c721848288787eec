import { type Diet, type DietMarks, diets } from '@chifan/domain/catalogue';
import { Icon, type IconName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { dietLabels } from '../diet/diet-labels.ts';

type Answer = 'yes' | 'no' | 'unknown';

/** Pork and alcohol are warnings, the others promises; unknown looks like neither. */
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

/** What the dish is marked with for each diet. */
export function DietTable({ diet }: { readonly diet: DietMarks }) {
  const { i18n, t } = useLingui();
  const words = { yes: t`Yes`, no: t`No`, unknown: t`Not known` };
  return (
    <dl className="grid divide-y divide-line text-note">
      {diets.map((each) => {
        const answer = diet[each] ?? 'unknown';
        const { icon, tone } = styles[kindOf(each)][answer];
        return (
          <div key={each} className="flex min-h-10 items-center justify-between gap-3">
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
