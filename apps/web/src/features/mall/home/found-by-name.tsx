import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FoundProducts } from '../products/found-products.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { ProductsSkeleton } from '../products/products-skeleton.tsx';

type FoundByNameProps = { readonly search: string; readonly onClear: () => void };

export function FoundByName({ search, onClear }: FoundByNameProps) {
  const { t } = useLingui();
  const nothing = (
    <EmptyState
      icon="search"
      title={t`Nothing by that name`}
      action={
        <Button onClick={onClear}>
          <Trans>Show everything</Trans>
        </Button>
      }
    >
      <Trans>Try another word, or look through the categories.</Trans>
    </EmptyState>
  );
  return (
    <FoundProducts filter={{ search }} skeleton={<ProductsSkeleton />} empty={nothing}>
      {(products) => <ProductGrid products={products} />}
    </FoundProducts>
  );
}
