import { createRoot } from 'react-dom/client';
import { checkSession } from '../platform/calls/check-session.ts';
import { startLanguage } from '../platform/language.ts';
import { parseEarlyResponses } from '../platform/loading/early-response.ts';
import { whenScreenSettled } from '../platform/loading/when-screen-settled.ts';
import { openSession } from '../platform/session/session.ts';
import { watchScreenWidth } from '../platform/width/is-wide.ts';
import { App } from './app.tsx';
import { createAppNavigator } from './app-navigator.ts';
import { clearGuestDataOnSignOut } from './clear-guest-data-on-sign-out.ts';
import { loadScreen, preloadScreenTitles } from './load-screen.ts';
import { registerServiceWorker, reloadForRelease } from './offline/register-service-worker.ts';

/**
 * Starts the app. Loads the first screen’s code and phrases before React starts, so that the screen appears complete.
 */
export async function startApp(): Promise<void> {
  reloadForRelease();
  openSession();
  const speaking = startLanguage();
  const navigator = createAppNavigator();
  const sizing = watchScreenWidth(() => import('./wide.css'));
  const reading = parseEarlyResponses().catch(() => {});
  await Promise.all([speaking, sizing, loadScreen(navigator.entry().path).catch(() => {})]);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, answersPatienceMs))]);
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no #app');
  createRoot(root).render(<App navigator={navigator} />);
  clearGuestDataOnSignOut();
  void whenScreenSettled().then(checkSession);
  registerServiceWorker();
  setTimeout(() => void bringNext().catch(() => {}), quietMs);
}

/**
 * How long to wait for API responses before the first render. Responses usually arrive before the code, and a skeleton
 * would appear only briefly.
 */
const answersPatienceMs = 100;

/** The screen that most guests open next. The app loads this screen in advance, once the first screen has settled. */
const likelyNext = 'pages/menu/index/index';
const quietMs = 2_500;

async function bringNext(): Promise<void> {
  await Promise.all([loadScreen(likelyNext), preloadScreenTitles()]);
  if (import.meta.env.PROD) await (await import('./offline/start-after-idle.ts')).startAfterIdle();
}
