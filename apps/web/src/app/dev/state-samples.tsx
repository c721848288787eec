import { Button, CardListSkeleton, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { samples } from './sample-texts.ts';

export function StateSamples() {
  return (
    <>
      <EmptyState title={samples.name.text} action={<Button>{samples.name.text}</Button>}>
        {samples.description}
      </EmptyState>
      <ErrorState error={new Error(samples.error)} onRetry={() => {}} />
      <CardListSkeleton count={2} />
      <PageSkeleton />
    </>
  );
}
