import { ApproximateAmount, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { CartPreview } from '../../../terms/cart/cart-preview.ts';

export const NextReduction = ({ next }: { readonly next: NonNullable<CartPreview['next']> }) => (
  <>
    <Trans>
      Add <Money amount={next.missing} /> more for <Money amount={next.reduction} /> off
    </Trans>
    <ApproximateAmount amounts={[next.missing, next.reduction]} />
  </>
);
