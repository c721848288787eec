import { Button, Card } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SetMealBranch, SetMealDetail } from '../../../data/setmeal.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { RouteSheet } from '../../../terms/map/route/route-sheet.tsx';
import { BranchRow } from '../../../terms/setmeal/branch-row.tsx';
import { NearestFirst } from '../../../terms/setmeal/nearest-first.tsx';

const shownAtFirst = 4;

/** The restaurants that serve the set meal, nearest first if the guest’s position is known. */
export function BranchesCard({ setMeal: { branches } }: { readonly setMeal: SetMealDetail }) {
  const [areAllShown, setAllShown] = useState(false);
  const [way, setWay] = useState<SetMealBranch | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { length: count } = branches;
  const shown = areAllShown ? branches : branches.slice(0, shownAtFirst);
  const showWay = (branch: SetMealBranch) => {
    setWay(branch);
    setOpen(true);
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">
        <Plural value={count} one="Valid in # restaurant" other="Valid in # restaurants" />
      </h2>
      <NearestFirst />
      <ul className="grid grid-cols-1 divide-y divide-line">
        {shown.map((branch) => (
          <li key={branch.shopId} className="py-3 first:pt-0 last:pb-0">
            <Branch branch={branch} onWay={() => showWay(branch)} />
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <Button variant="secondary" isWide onClick={() => setAllShown(true)}>
          <Trans>Show all ({count})</Trans>
        </Button>
      )}
      {way !== null && <RouteSheet to={way} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  );
}

type BranchProps = { readonly branch: SetMealBranch; readonly onWay: () => void };

function Branch({ branch, onWay }: BranchProps) {
  const navigation = useNavigation();
  const { shopId } = branch;
  return (
    <BranchRow branch={branch}>
      <p className="-ms-3 flex flex-wrap">
        <Button
          variant="quiet"
          icon="map"
          onClick={() => navigation.open('pages/near/detail/detail', { shopId: String(shopId) })}
          className="px-3"
        >
          <Trans>Map</Trans>
        </Button>
        <Button variant="quiet" icon="pin" onClick={onWay} className="px-3">
          <Trans>Directions</Trans>
        </Button>
      </p>
    </BranchRow>
  );
}
