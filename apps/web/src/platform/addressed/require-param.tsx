import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from '../navigation.ts';
import { withPhrases } from '../phrases/with-phrases.ts';
import type { RequiredSubject } from './missing-subject.tsx';

const ChooseFirst = lazy(() => withPhrases(import('./missing-subject.tsx'), 'shell-screens'));

/**
 * Wraps a screen about one thing. Without one of the parameters `names` a retry is useless, so the screen leads to the
 * guest's choice.
 */
export function requireParam(names: readonly string[], needed: RequiredSubject, Screen: ComponentType): ComponentType {
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
