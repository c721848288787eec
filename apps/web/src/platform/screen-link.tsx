import type { MouseEvent, ReactNode } from 'react';
import type { ScreenTransition } from './navigation/history-record.ts';
import { type ScreenParams, type ScreenPath, useNavigation } from './navigation/navigation.ts';
import { writeAddress } from './navigation/screen-address.ts';

export type ScreenLinkProps = {
  readonly to: ScreenPath;
  readonly params?: ScreenParams;
  readonly passage?: ScreenTransition;
  readonly className?: string;
  /** Label for screen readers, needed if the content does not name the target. */
  readonly label?: string;
  /** Called when a normal tap follows the link. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

/**
 * A link to a screen that is not a tab. The guest can copy the link and open it in a new browser tab. A normal tap
 * opens the screen inside the app.
 */
export function ScreenLink({ to, params = {}, passage, className, label, onFollow, children }: ScreenLinkProps) {
  const navigation = useNavigation();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigation.open(to, params, passage ? { passage } : {});
  };
  return (
    <a href={writeAddress({ path: to, params })} onClick={follow} className={className} aria-label={label}>
      {children}
    </a>
  );
}
