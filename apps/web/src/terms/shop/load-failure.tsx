import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { CallError } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';

type LoadFailureProps = { readonly error: Error; readonly onRetry: () => void };

/**
 * Shown if a shop cannot be loaded. For a shop that does not exist, shows a link to other restaurants instead of a
 * retry.
 */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const navigation = useNavigation();
  if (!(error instanceof CallError && error.code === 404)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="search"
      title={error.message}
      action={
        <Button icon="home" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>View other restaurants</Trans>
        </Button>
      }
    />
  );
}
