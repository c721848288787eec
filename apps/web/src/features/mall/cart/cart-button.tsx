import { Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { piecesOf } from './cart-sums.ts';

export function CartButton() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...cartQuery(useLanguage()), enabled: isSignedIn });
  const pieces = isSignedIn ? piecesOf(data ?? []) : 0;
  return (
    <ScreenLink
      to="pages/internal/mall/car/car"
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full -outline-offset-3"
    >
      <Icon name="bag" />
      <span className="sr-only">
        <Trans>Cart</Trans> {pieces > 0 && <Plural value={pieces} one="# piece in it" other="# pieces in it" />}
      </span>
      {pieces > 0 && (
        <span aria-hidden className="figures absolute inset-x-0 top-0.5 flex justify-end text-small">
          <span className="min-w-5 rounded-full bg-ink px-1 text-center text-canvas">
            {pieces > maxShown ? `${maxShown}+` : pieces}
          </span>
        </span>
      )}
    </ScreenLink>
  );
}

const maxShown = 99;
