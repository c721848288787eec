import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from '../navigation/navigation.ts';
import { withPhrases } from '../phrases/with-phrases.ts';
import type { RequiredSubject } from './missing-subject.tsx';

const ChooseFirst = lazy(() => withPhrases(import('./missing-subject.tsx'), 'shell-screens'));

/**
 * Wraps a screen that shows one item. If the URL has none of the parameters `names`, the guest sees a link to a list of
 * items instead. A retry would not help.
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
