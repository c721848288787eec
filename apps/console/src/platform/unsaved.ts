import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** Whether the open screen has unsaved changes. While it has, staff cannot switch the shop or the language. */
export const useUnsaved = create<{ readonly isUnsaved: boolean }>()(() => ({ isUnsaved: false }));

export type UnsavedGuard = {
  readonly pendingLeave: { readonly stay: () => void; readonly leave: () => void } | null;
  readonly release: () => void;
};

/** Warns staff before unsaved input is lost, when they leave the screen or close the page. */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved && !isReleased.current,
    enableBeforeUnload: () => isUnsaved && !isReleased.current,
    withResolver: true,
  });
  useEffect(() => {
    useUnsaved.setState({ isUnsaved });
    return () => useUnsaved.setState({ isUnsaved: false });
  }, [isUnsaved]);
  return {
    pendingLeave: blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null,
    release: () => {
      isReleased.current = true;
    },
  };
}
