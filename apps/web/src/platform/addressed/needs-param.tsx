import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from '../navigation.ts';
import { withPhrases } from '../phrases/with-phrases.ts';
import type { Needed } from './choose-first.tsx';

const ChooseFirst = lazy(() => withPhrases(import('./choose-first.tsx'), 'shell-screens'));

/**
 * For a screen about one thing: without one of the parameters `names`, retrying is useless, so the screen leads to
 * where the guest chooses one.
 */
export function needsParam(names: readonly string[], needed: Needed, Screen: ComponentType): ComponentType {
  return function ScreenOfOne() {
    const params = useParams();
    if (names.some((name) => Number(params[name]) > 0)) return <Screen />;
    return (
      <Suspense>
        <ChooseFirst needed={needed} />
      </Suspense>
    );
  };
}
