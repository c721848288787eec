import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { CartPreview } from './cart-preview.ts';

export const NextReduction = ({ next }: { readonly next: NonNullable<CartPreview['next']> }) => (
  <Trans>
    <Money amount={next.missing} /> more: <Money amount={next.reduction} /> off
  </Trans>
);
