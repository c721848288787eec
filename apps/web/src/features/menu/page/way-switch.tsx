import { classNames, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Way } from '../../../terms/shops/way.ts';

type WaySwitchProps = { readonly way: Way; readonly onChange: (way: Way) => void };

/** In store or brought: it decides which fees and limits the guest sees. */
export function WaySwitch({ way, onChange }: WaySwitchProps) {
  const { t } = useLingui();
  const ways = [
    { key: 'in_store', icon: 'dineIn', label: t`In store or pick-up` },
    { key: 'delivery', icon: 'scooter', label: t`Delivery` },
  ] as const;
  return (
    <div
      role="group"
      aria-label={t`How to get your food`}
      className="mx-4 my-3 grid grid-cols-2 rounded-full bg-sunken p-1"
    >
      {ways.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={way === key}
          onClick={() => onChange(key)}
          className={classNames(
            'flex min-h-11 items-center justify-center gap-2 rounded-full px-2 text-note leading-tight',
            way === key ? 'bg-surface font-semibold shadow-card' : 'text-soft',
          )}
        >
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}
