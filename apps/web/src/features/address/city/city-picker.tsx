import { Button, Chip, Drawer, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Region, RegionLevel } from '../../../data/place.ts';
import { type PickedRegion, pickedRegion, type RegionPath } from './picked-region.ts';
import { RegionList } from './region-list.tsx';

type CityPickerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (picked: PickedRegion) => void;
  /** The last level that the guest chooses. `detail` includes street and house number. */
  readonly until: 'city' | 'detail';
};

/** Rule address-6: the guest chooses province, city, area and street from lists, and types the house number. */
export function CityPicker({ isOpen, onClose, ...rest }: CityPickerProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t`Choose the city`}>
      {isOpen && <Steps {...rest} />}
    </Drawer>
  );
}

function Steps({ until, onPick }: Pick<CityPickerProps, 'until' | 'onPick'>) {
  const [path, setPath] = useState<RegionPath>([]);
  const [detail, setDetail] = useState('');
  const last = path.at(-1);
  const isCity = last?.level === 'city' || (last !== undefined && !last.hasChildren);
  const choose = (region: Region, level: RegionLevel) => {
    const next = [...path, { ...region, level }];
    const isEnough = until === 'city' && (level === 'city' || !region.hasChildren);
    const picked = isEnough ? pickedRegion(next, '') : null;
    if (picked) onPick(picked);
    else setPath(next);
  };
  const take = () => {
    const picked = pickedRegion(path, detail);
    if (picked) onPick(picked);
  };
  const isDeepEnough = path.length > 1 || isCity;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RegionTrail path={path} onBackTo={(length) => setPath(path.slice(0, length))} />
      {until === 'city' && last && <TakeButton name={last.name.text} onTake={take} />}
      {until === 'detail' && isDeepEnough && <DetailPart detail={detail} onDetail={setDetail} onTake={take} />}
      {(!last || last.hasChildren) && (
        <RegionList key={last?.code ?? ''} parentCode={last?.code ?? null} onChoose={choose} />
      )}
    </div>
  );
}

/**
 * Chooses the whole region that the guest has opened. For a municipality such as Shanghai, which is both a province and
 * a city, this is the city.
 */
const TakeButton = ({ name, onTake }: { readonly name: string; readonly onTake: () => void }) => (
  <Button variant="secondary" icon="check" onClick={onTake}>
    <span>
      <Trans>
        All of <bdi>{name}</bdi>
      </Trans>
    </span>
  </Button>
);

type DetailPartProps = {
  readonly detail: string;
  readonly onDetail: (detail: string) => void;
  readonly onTake: () => void;
};

function DetailPart({ detail, onDetail, onTake }: DetailPartProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-3">
      <TextField
        label={t`House number, building or hotel`}
        value={detail}
        onChange={onDetail}
        maxLength={100}
        autoComplete="address-line1"
      />
      <Button icon="check" isWide onClick={onTake}>
        <Trans>Use this address</Trans>
      </Button>
    </div>
  );
}

type RegionTrailProps = {
  readonly path: RegionPath;
  readonly onBackTo: (length: number) => void;
};

/**
 * The divisions chosen so far, such as province and city. A municipality appears only once. A tap on a division returns
 * to its level.
 */
function RegionTrail({ path, onBackTo }: RegionTrailProps) {
  const { t } = useLingui();
  if (path.length === 0) return null;
  return (
    <div role="group" aria-label={t`Chosen so far`} className="flex flex-wrap gap-2">
      {path.map(
        ({ code, name, nameZh }, index) =>
          nameZh !== path[index - 1]?.nameZh && (
            <Chip key={code} isChosen icon="close" onPress={() => onBackTo(index)}>
              <bdi lang={name.language}>{name.text}</bdi>
            </Chip>
          ),
      )}
    </div>
  );
}
