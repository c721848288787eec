import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { couponCountQuery } from '../../../data/coupon.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { ScreenPath } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';

/** The member’s balance, points and coupons. `balance` is in fen. */
export function WalletTiles({ balance }: { readonly balance: number }) {
  const number = new Intl.NumberFormat(useLanguage());
  const points = useOwnPoints();
  const { data: coupons } = useQuery(couponCountQuery);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] rounded-card bg-surface p-1 shadow-card">
      <Tile to="pages/mine/balance/index/index" label={<Trans>Balance</Trans>}>
        <Money isApproximate amount={balance} />
      </Tile>
      <Tile to="pages/mine/integral/integral" label={<Trans>Points</Trans>}>
        {points !== undefined && <bdi>{number.format(points)}</bdi>}
      </Tile>
      <Tile to="pages/mine/coupons/coupons" label={<Trans>Coupons</Trans>}>
        {coupons !== undefined && <bdi>{number.format(coupons)}</bdi>}
      </Tile>
    </div>
  );
}

type TileProps = { readonly to: ScreenPath; readonly label: ReactNode; readonly children: ReactNode };

/**
 * One value with its label. While the value is unknown, its line stays empty, so that the layout does not move later.
 */
const Tile = ({ to, label, children }: TileProps) => (
  <ScreenLink
    to={to}
    className="flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-small p-2 text-center active:bg-sunken"
  >
    <span className="figures min-h-6 font-bold">{children}</span>
    <span className="text-small text-soft hyphens-auto">{label}</span>
  </ScreenLink>
);
