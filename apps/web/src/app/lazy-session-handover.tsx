import { lazyComponent } from '../platform/loading/lazy-component.tsx';
import { withPhrases } from '../platform/phrases/with-phrases.ts';
import { useSession } from '../platform/session/session.ts';

const HandedOver = lazyComponent(() =>
  withPhrases(import('../features/member/session-handover/session-handover-dialog.tsx'), 'member'),
);

/** Loads the dialog “is this your account?” only if a cookie from another page has signed the guest in. */
export function LazySessionHandover() {
  const isToConfirm = useSession((session) => session.isToConfirm);
  return isToConfirm ? <HandedOver /> : null;
}
