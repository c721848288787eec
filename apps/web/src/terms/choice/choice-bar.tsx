import { allowsChosenTime } from '@chifan/domain/ordering';
import { classNames, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWantedAt, useWay } from '../../platform/choice/order-choice.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { useLocation } from '../../platform/location.ts';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { PlaceName } from './place-name.tsx';
import { wayIcons, wayLabels } from './way-labels.ts';

const ChoiceSheet = lazyComponent(() => withPhrases(import('./choice-sheet.tsx'), 'shell-screens'));

/** This component loads only for a guest who chose a time. */
const WantedTime = lazyComponent(() => import('./wanted-time.tsx'));

/**
 * Rules app-17 and app-20: shows how, where and when the guest gets the food, on every screen where guests look for
 * food or order it. A tap opens the sheet to change it.
 */
export function ChoiceBar({ className }: { readonly className?: string }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const way = useWay();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          'flex min-h-11 w-full min-w-0 items-center gap-2 text-start text-note -outline-offset-3',
          className,
        )}
      >
        <Icon name={wayIcons[way]} size={20} />
        <span className="flex min-w-0 flex-1 items-baseline gap-x-1.5 max-[17rem]:flex-wrap">
          <span className="shrink-0 font-semibold">{i18n._(wayLabels[way])}</span>
          <span className="flex min-w-0 items-center gap-1">
            <span aria-hidden="true">·</span>
            <span dir="auto" className="min-w-0 truncate">
              <Where isDelivery={way === 'delivery'} />
            </span>
          </span>
          {allowsChosenTime(way) && (
            <span className="flex shrink-0 items-center gap-1">
              <span aria-hidden="true">·</span>
              <When />
            </span>
          )}
        </span>
        <span className="sr-only">{t`Change`}</span>
        <Icon name="forward" size={16} className="rotate-90 rtl:-rotate-90" />
      </button>
      {isOpen && <ChoiceSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function When() {
  const { t } = useLingui();
  return useWantedAt() === null ? t`Now` : <WantedTime />;
}

/**
 * Shows the place. For a delivery the guest must choose an address. The street that the device found is only a
 * suggestion.
 */
function Where({ isDelivery }: { readonly isDelivery: boolean }) {
  const { t } = useLingui();
  const source = useLocation((location) => location.source);
  if (isDelivery && source !== 'chosen') return t`Add your address`;
  return <PlaceName />;
}
