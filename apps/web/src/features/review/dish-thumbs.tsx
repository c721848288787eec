import { classNames, DishPlate, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReviewForm } from '../../data/review.ts';
import { Thumb } from '../../terms/review/thumb.tsx';

type Thumbs = Readonly<Record<string, 'up' | 'down'>>;

type DishThumbsProps = {
  readonly dishes: ReviewForm['dishes'];
  readonly thumbs: Thumbs;
  readonly onChange: (thumbs: Thumbs) => void;
};

/** Thumbs up or down for each dish. A second tap removes a thumb, because guests need not rate every dish. */
export function DishThumbs({ dishes, thumbs, onChange }: DishThumbsProps) {
  const { t } = useLingui();
  const press = (dishId: number, thumb: 'up' | 'down') => {
    const { [String(dishId)]: before, ...others } = thumbs;
    onChange(before === thumb ? others : { ...others, [String(dishId)]: thumb });
  };
  return (
    <ul className="grid grid-cols-1 gap-2">
      {dishes.map(({ dishId, name, nameZh, plate }) => {
        const dish = name.text;
        return (
          <li key={dishId} className="flex flex-wrap items-center gap-x-3">
            <DishPlate plate={plate} size="tiny" />
            <span className="min-w-[min(7.5rem,100%)] flex-1">
              <HanName name={name} nameZh={nameZh} />
            </span>
            <ThumbButton
              thumb="up"
              label={t`Liked: ${dish}`}
              isChosen={thumbs[String(dishId)] === 'up'}
              onPress={() => press(dishId, 'up')}
            />
            <ThumbButton
              thumb="down"
              label={t`Not liked: ${dish}`}
              isChosen={thumbs[String(dishId)] === 'down'}
              onPress={() => press(dishId, 'down')}
            />
          </li>
        );
      })}
    </ul>
  );
}

type ThumbButtonProps = {
  readonly thumb: 'up' | 'down';
  readonly label: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function ThumbButton({ thumb, label, isChosen, onPress }: ThumbButtonProps) {
  const chosen = thumb === 'up' ? 'border-good bg-good-tint text-good' : 'border-bad bg-bad-tint text-bad';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        'flex size-11 shrink-0 items-center justify-center rounded-full border',
        isChosen ? chosen : 'border-line text-soft',
      )}
    >
      <Thumb thumb={thumb} size={22} isFilled={isChosen} />
    </button>
  );
}
