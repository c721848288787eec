import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shop.ts';
import { WeekTable } from '../../../terms/shop/hours/week-table.tsx';
import { OpeningStateLine } from '../../../terms/shop/opening-state-line.tsx';

export function WeekHours({ shop }: { readonly shop: ShopDetails }) {
  const { week, openState, openingHoursText } = shop;
  const isKnown = week.some(({ spans }) => spans.length > 0);
  return (
    <div className="grid gap-2">
      <OpeningStateLine openState={openState} />
      {isKnown ? <WeekTable week={week} /> : <UnknownHours written={openingHoursText} />}
    </div>
  );
}

/** Shown if the opening hours are missing or could not be parsed. `written` is the original text of the hours. */
function UnknownHours({ written }: { readonly written: string | null }) {
  return (
    <p className="text-note text-soft">
      {written && (
        <bdi dir="ltr" className="block">
          {written}
        </bdi>
      )}
      <Trans>Opening hours unknown. Please check before you go.</Trans>
    </p>
  );
}
