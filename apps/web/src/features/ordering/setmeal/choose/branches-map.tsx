import { mapZoom } from '@chifan/domain/app';
import { classNames, Icon, IconButton } from '@chifan/ui';
import { GuestDot, MapPin, useMapTexts, useStreetMap } from '@chifan/ui/map';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SetMealBranch } from '../../../../data/setmeal.ts';
import { useLocation } from '../../../../platform/location.ts';
import { MapBox } from '../../../../terms/map/map-box.tsx';
import { positionOf } from '../../../../terms/shop/map/shop-pins.tsx';
import { ChoosableBranch } from './choosable-branch.tsx';

type BranchesMapProps = {
  readonly branches: readonly SetMealBranch[];
  readonly onChoose: (branch: SetMealBranch) => void;
};

/** A map of the restaurants. Loaded lazily, because most guests choose from the list. */
export default function BranchesMap({ branches, onChoose }: BranchesMapProps) {
  const { t } = useLingui();
  const words = useMapTexts(t`Restaurants on the map`);
  const here = useLocation(({ position }) => position);
  const [tapped, setTapped] = useState<SetMealBranch | null>(null);
  return (
    <MapBox
      words={words}
      start={{ centre: positionOf(branches[0] ?? here), zoom: mapZoom.start }}
      className="h-[max(20rem,calc(100dvh-14rem))]"
      overlay={tapped && <Tapped branch={tapped} onChoose={() => onChoose(tapped)} onClose={() => setTapped(null)} />}
    >
      <Pins branches={branches} tapped={tapped} onTap={setTapped} />
    </MapBox>
  );
}

type PinsProps = {
  readonly branches: readonly SetMealBranch[];
  readonly tapped: SetMealBranch | null;
  readonly onTap: (branch: SetMealBranch) => void;
};

function Pins({ branches, tapped, onTap }: PinsProps) {
  const { t } = useLingui();
  const map = useStreetMap();
  const { position, source } = useLocation();
  const key = branches.map(({ shopId }) => shopId).join(' ');
  const showAll = useEffectEvent(() => map.fit(branches.map(positionOf), mapZoom.start));
  useEffect(() => {
    if (key !== '') showAll();
  }, [key]);
  return (
    <>
      {source !== 'assumed' && <GuestDot at={positionOf(position)} label={t`You are here`} />}
      {branches.map((branch) => (
        <MapPin key={branch.shopId} at={positionOf(branch)} isDot>
          <button
            type="button"
            aria-label={branch.name.text}
            lang={branch.name.language}
            aria-pressed={branch.shopId === tapped?.shopId}
            onClick={() => onTap(branch)}
            className={classNames(
              'flex size-11 items-center justify-center rounded-full border-2 bg-surface shadow-raised active:bg-sunken',
              branch.shopId === tapped?.shopId ? '[scale:1.25] border-link' : 'border-brand',
              branch.obstacle !== null && 'text-faint',
            )}
          >
            <Icon name={branch.obstacle === null ? 'dineIn' : 'lock'} size={20} />
          </button>
        </MapPin>
      ))}
    </>
  );
}

type TappedProps = {
  readonly branch: SetMealBranch;
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

function Tapped({ branch, onChoose, onClose }: TappedProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Chosen on the map`} className="absolute inset-x-2 bottom-8 z-20 grid gap-1">
      <IconButton
        icon="close"
        label={t`Close`}
        variant="outlined"
        className="justify-self-end shadow-raised"
        onClick={onClose}
      />
      <div className="rounded-card bg-surface p-4 shadow-raised">
        <ChoosableBranch branch={branch} onChoose={onChoose} />
      </div>
    </section>
  );
}
