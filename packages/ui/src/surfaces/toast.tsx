import { defaultToastMs, failureToastMs } from '@chifan/domain/app';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

export type ToastKind = 'failure' | 'success' | 'plain';

type Toast = { readonly id: number; readonly message: string; readonly kind: ToastKind };

let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const ears = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  for (const hear of ears) hear();
}

/** Shows a short message, which replaces the message on screen. */
export function toast(
  message: string,
  options: { readonly kind?: ToastKind; readonly durationMs?: number } = {},
): void {
  const { kind = 'plain', durationMs = kind === 'failure' ? failureToastMs : defaultToastMs } = options;
  clearTimeout(timer);
  count += 1;
  show({ id: count, message, kind });
  timer = setTimeout(() => show(null), durationMs);
}

/** Removes the current message when the host unmounts, so that a new host does not show it. */
function removeToast(): void {
  clearTimeout(timer);
  current = null;
}

const subscribe = (hear: () => void) => {
  ears.add(hear);
  return () => ears.delete(hear);
};

/**
 * Shows the toasts. Render the component once per app. Its live regions are always present, because screen readers do
 * not announce regions that are inserted together with their text. `isAtTop`: the toasts are below the header, because
 * the buttons of the app are at the bottom.
 */
export function ToastHost({ isAtTop = false }: { readonly isAtTop?: boolean }) {
  const shown = useSyncExternalStore(subscribe, () => current);
  const isFailure = shown?.kind === 'failure';
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Hide and show the popover again, which moves it above a dialog that was opened later.
    host.current?.hidePopover?.();
    host.current?.showPopover?.();
  }, [shown?.id]);
  useEffect(() => removeToast, []);
  return (
    <div
      ref={host}
      popover="manual"
      className={classNames(
        'pointer-events-none fixed inset-x-0 m-0 flex h-auto w-auto justify-center overflow-visible border-0 bg-transparent px-6 py-0',
        isAtTop ? 'top-16 bottom-auto' : 'top-auto bottom-[calc(var(--tab-bar)+var(--strip,0px)+1rem)]',
      )}
    >
      <div role="status">{shown && !isFailure && <Bubble key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown && isFailure && <Bubble key={shown.id} toast={shown} />}</div>
    </div>
  );
}

function Bubble({ toast: { kind, message } }: { readonly toast: Toast }) {
  return (
    <p
      className={classNames(
        'flex max-w-sm animate-rise items-center gap-2 rounded-card px-4 py-3 text-note shadow-raised',
        kind === 'failure' ? 'bg-bad-tint text-bad' : 'bg-ink text-canvas',
      )}
    >
      {kind === 'failure' && <Icon name="warning" size={20} />}
      {kind === 'success' && <Icon name="check" size={20} />}
      <span dir="auto">{message}</span>
    </p>
  );
}
