import { create } from 'zustand';

/** The event that Chromium sends for an installable page. Other browsers do not send it. */
type PromptEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

export const useInstallPrompt = create<{ readonly prompt: PromptEvent | null }>()(() => ({ prompt: null }));

/**
 * Stores the browser’s install prompt for later. On a first visit the guest would not know yet why to install the app.
 */
export function deferInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPromptEvent(event)) useInstallPrompt.setState({ prompt: event });
  });
  window.addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: null }));
}

const isPromptEvent = (event: Event): event is PromptEvent => 'prompt' in event;

export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** On iOS the guest must install the app manually, and only the installed app receives push messages. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
