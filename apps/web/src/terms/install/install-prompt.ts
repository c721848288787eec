import { create } from 'zustand';

/** What Chromium gives a page that it would install; others never do. */
type PromptEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

export const useInstallPrompt = create<{ readonly prompt: PromptEvent | null }>()(() => ({ prompt: null }));

/** The browser's own prompt would come on a first visit, before anybody knows what for. */
export function holdInstallPrompt(): void {
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

/** There a guest installs by hand, and only then takes push messages. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
