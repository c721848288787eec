import { hasDiet, judgeDishAtBest } from '@chifan/domain/catalogue';
import { setMealMarks } from '@chifan/domain/setmeal';
import { Card, DishPicture, HanName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SetMealPart } from '../../../data/setmeal.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { DishMarks } from '../../../terms/diet/dish-marks.tsx';
import { listText } from '../../../terms/diet/list-text.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';

export function ContentsCard({ contents }: { readonly contents: readonly SetMealPart[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`What you get`}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {contents.map((part) => (
          <li key={part.key} className="py-3 first:pt-0 last:pb-0">
            <Part part={part} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Part({ part }: { readonly part: SetMealPart }) {
  const profile = useDietProfile();
  const { name, nameZh, pinyin, plate, quantity } = part;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      <DishPicture plate={plate} src={null} size="small" />
      <div className="grid min-w-[min(9rem,100%)] flex-1 grid-cols-1 content-start gap-1">
        <div className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            <HanName name={name} nameZh={nameZh} pinyin={pinyin} as="h3" />
          </span>
          <bdi className="figures text-soft">× {quantity}</bdi>
        </div>
        {hasDiet(profile) && <VerdictLine verdict={judgeDishAtBest(profile, part)} />}
        <DishMarks dish={{ spice: part.spice, ...setMealMarks([part]) }} />
        {part.options.map((group) => (
          <Choices key={group.key} group={group} />
        ))}
      </div>
    </div>
  );
}

/** Choices of a dish, for reading only. The guest makes them when buying the set meal. */
function Choices({ group }: { readonly group: SetMealPart['options'][number] }) {
  const language = useLanguage();
  const { name, min, max, choices } = group;
  const names = listText(
    choices.map((choice) => choice.name.text),
    language,
  );
  return (
    <p className="text-small text-soft">
      <bdi lang={name.language} className="font-semibold text-ink">
        {name.text}
      </bdi>{' '}
      {min === 0 && <Trans>Optional, up to {max}</Trans>}
      {min === 1 && <Trans>Required</Trans>}
      {min > 1 && <Trans>Required: choose {min}</Trans>}
      <span className="block">{names}</span>
    </p>
  );
}
