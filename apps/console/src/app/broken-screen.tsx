import { ErrorState } from '@chifan/ui';
import { sentences } from '../platform/sentences.ts';

/** A screen that broke, or whose file is gone because a newer console is there: a fresh page mends both. */
export function BrokenScreen() {
  return <ErrorState error={new Error(sentences[500]())} onRetry={() => location.reload()} />;
}
