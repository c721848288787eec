import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '../../../platform/api.ts';
import { renewLines } from '../../../platform/cart.ts';
import { useNavigation } from '../../../platform/navigation.ts';

type QuoteProblemProps = { readonly error: Error; readonly shopId: number; readonly onRetry: () => void };

/** What cannot be priced at all: a dish or an option that is gone leaves the cart by a tap. */
export function QuoteProblem({ error, shopId, onRetry }: QuoteProblemProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const dishId = dishIn(error);
  if (dishId === null) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="warning"
      title={t`One dish has changed`}
      action={
        <>
          <Button onClick={() => renewLines(shopId, (line) => (line.dishId === dishId ? null : line))}>
            <Trans>Take it out</Trans>
          </Button>
          <Button
            look="secondary"
            onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shopId) })}
          >
            <Trans>Back to the menu</Trans>
          </Button>
        </>
      }
    >
      <p dir="auto">{error.message}</p>
    </EmptyState>
  );
}

function dishIn(error: Error): number | null {
  if (!(error instanceof CallError)) return null;
  const { details } = error;
  const isNamed = typeof details === 'object' && details !== null && 'dishId' in details;
  return isNamed && typeof details.dishId === 'number' ? details.dishId : null;
}
