import { allowsChosenTime, type OrderWay, orderTypeOfWay, timesWithoutShop } from '@chifan/domain/ordering';
import { classNames, Drawer, Icon, ListRow, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseTime, chooseWay, useWantedAt, useWay } from '../../platform/choice/order-choice.ts';
import { useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { PlaceName } from './place-name.tsx';
import { TimeGrid } from './time-grid.tsx';
import { minutesWithoutShop } from './times-by-day.ts';
import WantedTime from './wanted-time.tsx';
import { wayIcons, wayLabels } from './way-labels.ts';

/**
 * The order types to choose from. Takeaway is omitted, because it differs from pickup only inside the restaurant. The
 * checkout offers it.
 */
const offeredWays = ['delivery', 'collect', 'eat_here'] as const satisfies readonly OrderWay[];

export default function ChoiceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const way = useWay();
  const isAddressMissing = useLocation(({ source }) => source !== 'chosen');
  const openPlaces = () => {
    onClose();
    navigation.open('pages/address/delivery/delivery');
  };
  const choose = (next: OrderWay) => {
    chooseWay(next);
    // The fee of a delivery depends on its address, so the guest chooses the address first.
    if (next === 'delivery' && isAddressMissing) openPlaces();
    else onClose();
  };
  return (
    <Drawer isOpen onClose={onClose} title={t`How do you want to get your food?`}>
      <div className="grid grid-cols-1 gap-3 pb-2">
        <WayTiles way={way} onChoose={choose} />
        <div className="overflow-hidden rounded-card border border-line">
          <ListRow
            icon="pin"
            label={way === 'delivery' ? t`Delivery address` : t`Restaurants near`}
            hint={way === 'delivery' && isAddressMissing ? t`Add your address` : <PlaceName />}
            onPress={openPlaces}
          />
        </div>
        {allowsChosenTime(way) && <TimePart way={way} onDone={onClose} />}
      </div>
    </Drawer>
  );
}

type TimePartProps = { readonly way: OrderWay; readonly onDone: () => void };

/** The choice between now and a time of today or tomorrow (rule app-20). */
function TimePart({ way, onDone }: TimePartProps) {
  const { t } = useLingui();
  const wantedAt = useWantedAt();
  const [times] = useState(() => timesWithoutShop(orderTypeOfWay[way].type, new Date()));
  const [isOpen, setOpen] = useState(wantedAt !== null);
  const choose = (time: string | null) => {
    chooseTime(time);
    onDone();
  };
  return (
    <section className="grid grid-cols-1 gap-3">
      <RadioGroup
        label={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}
        value={isOpen ? 'later' : 'now'}
        onChange={(choice) => (choice === 'now' ? choose(null) : setOpen(true))}
        choices={[
          { value: 'now', label: t`As soon as possible` },
          { value: 'later', label: t`Schedule for later`, ...(wantedAt === null ? {} : { hint: <WantedTime /> }) },
        ]}
      />
      {isOpen && (
        <div>
          <TimeGrid
            times={times.map((time) => time.toISOString())}
            minutes={minutesWithoutShop(way)}
            wantedAt={wantedAt}
            onChoose={choose}
          />
        </div>
      )}
    </section>
  );
}

type WayTilesProps = { readonly way: OrderWay; readonly onChoose: (way: OrderWay) => void };

function WayTiles({ way, onChoose }: WayTilesProps) {
  const { t, i18n } = useLingui();
  const chosen = way === 'pack' ? 'collect' : way;
  return (
    <div role="group" aria-label={t`How to get your food`} className="flex flex-wrap gap-2">
      {offeredWays.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
          className={classNames(
            'flex min-h-16 min-w-[5.5rem] flex-1 flex-col items-center justify-center gap-1 rounded-card border px-2 py-2 text-center text-note',
            each === chosen ? 'border-brand bg-brand-tint font-semibold outline-2 outline-brand' : 'border-line',
          )}
        >
          <Icon name={wayIcons[each]} />
          {i18n._(wayLabels[each])}
        </button>
      ))}
    </div>
  );
}
