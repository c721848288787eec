import { type ChosenOptions, hasDiet, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { Card, DishPlate, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { SetMealPart } from '../../../../data/setmeal.ts';
import { useDietProfile } from '../../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../../../terms/diet/verdict-line.tsx';
import { OptionGroups } from '../../../../terms/options/option-groups.tsx';

type ChoicesPartProps = {
  readonly contents: readonly SetMealPart[];
  /** By key of the part. */
  readonly choices: Readonly<Record<string, ChosenOptions>>;
  readonly onChange: (part: string, chosen: ChosenOptions) => void;
};

/** Choices cost nothing more. Each dish says whether the guest may eat it as it is chosen. */
export function ChoicesPart({ contents, choices, onChange }: ChoicesPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`What you get`}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {contents.map((part) => (
          <li key={part.key} className="grid grid-cols-1 gap-3 py-3 first:pt-0 last:pb-0">
            <PartHead part={part} chosen={choices[part.key] ?? {}} />
            {part.options.length > 0 && (
              <OptionGroups
                dish={part}
                chosen={choices[part.key] ?? {}}
                onChange={(chosen) => onChange(part.key, chosen)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PartHead({ part, chosen }: { readonly part: SetMealPart; readonly chosen: ChosenOptions }) {
  const profile = useDietProfile();
  const { name, nameZh, pinyin, plate, quantity } = part;
  return (
    <div className="flex gap-3">
      <DishPlate plate={plate} size="tiny" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <HanName name={name} nameZh={nameZh} pinyin={pinyin} as="h3" />
        {hasDiet(profile) && (
          <div role="status">
            <VerdictLine verdict={judgeDish(profile, marksWithOptions(part, chosen))} saysFit />
          </div>
        )}
      </div>
      <bdi dir="ltr" className="figures text-soft">
        ×{quantity}
      </bdi>
    </div>
  );
}
