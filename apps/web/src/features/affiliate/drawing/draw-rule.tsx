import { drawLeast, drawPermille, drawsPerDay } from '@chifan/domain/affiliate';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatShare } from '../format-share.ts';

/** Rule affiliate-5: orders that give a draw. */
export const WhichOrdersDraw = () => (
  <Trans>
    Every completed order for which you paid at least <Money amount={drawLeast} /> gives you a prize draw, up to{' '}
    {drawsPerDay} a day. Orders at a restaurant where you work give none.
  </Trans>
);

/** Rule affiliate-12. */
export function MostPrize() {
  const share = formatShare(drawPermille / 1_000, useLanguage());
  return <Trans>A prize is at most {share} of what you paid for the order.</Trans>;
}
