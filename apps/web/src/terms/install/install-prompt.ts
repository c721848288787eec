import { create } from 'zustand';

/** The event of Chromium on an installable page. Other browsers never send it. */
type PromptEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

export const useInstallPrompt = create<{ readonly prompt: PromptEvent | null }>()(() => ({ prompt: null }));

/** The browser's own prompt would appear on a first visit, too early to be understood. */
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

/** On iOS a guest installs manually, and only the installed app receives push messages. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
