import { type Allergen, allergens } from '@chifan/domain/catalogue';
import { type DietWish, dietWishes } from '@chifan/domain/member';
import { classNames, FoodIcon, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { chooseDiet, useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { allergenLabels, wishLabels } from '../../../terms/diet/diet-words.ts';

export function DietForm() {
  const { t, i18n } = useLingui();
  const profile = useDietProfile();
  const { avoids, wishes } = profile;
  return (
    <div className="grid gap-5">
      <p className="text-note text-soft">
        <Trans>Menus will warn you. Always tell the restaurant too: kitchens are shared.</Trans>
      </p>
      <ToggleGroup
        title={t`Allergens I avoid`}
        values={allergens}
        chosen={avoids}
        label={(allergen: Allergen) => i18n._(allergenLabels[allergen])}
        onChange={(next) => void chooseDiet({ ...profile, avoids: next })}
      />
      <ToggleGroup
        title={t`How I eat`}
        values={dietWishes}
        chosen={wishes}
        label={(wish: DietWish) => i18n._(wishLabels[wish])}
        onChange={(next) => void chooseDiet({ ...profile, wishes: next })}
      />
      <KeptWhere />
    </div>
  );
}

/** Informs the guest where the diet profile is stored, because health data is private. */
function KeptWhere() {
  const isSignedIn = useIsSignedIn();
  return (
    <p className="flex gap-1.5 text-small text-soft">
      <Icon name="lock" size={16} className="mt-px" />
      {isSignedIn ? (
        <Trans>Saved to your account. Restaurants see it only when you show it or send it with an order.</Trans>
      ) : (
        <Trans>Saved on this phone. Restaurants see it only when you show it or send it with an order.</Trans>
      )}
    </p>
  );
}

type ToggleGroupProps<Value extends Allergen | DietWish> = {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly label: (value: Value) => string;
  readonly onChange: (chosen: Value[]) => void;
};

function ToggleGroup<Value extends Allergen | DietWish>(props: ToggleGroupProps<Value>) {
  const { title, values, chosen, label, onChange } = props;
  const id = useId();
  const toggle = (value: Value) =>
    onChange(values.filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        {values.map((value) => (
          <li key={value} className="grid">
            <Toggle name={value} label={label(value)} isOn={chosen.includes(value)} onPress={() => toggle(value)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ToggleProps = {
  readonly name: Allergen | DietWish;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

function Toggle({ name, label, isOn, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'relative grid min-h-20 place-items-center content-center gap-1 rounded-card border-2 px-0.5 py-2 text-center text-small wrap-anywhere hyphens-auto',
        isOn ? 'border-brand bg-brand-tint font-semibold' : 'border-line bg-surface text-soft',
      )}
    >
      {isOn && <Icon name="check" size={18} className="absolute end-1 top-1" />}
      <FoodIcon name={name} />
      {label}
    </button>
  );
}
