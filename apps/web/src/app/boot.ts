// Runs inline before the first paint, so it imports almost nothing.

import { directionOf, isLanguage, readLanguage } from '@chifan/domain';
import type { BootFiles } from '../../../../tools/vite/boot-page.ts';
import { type EarlyAnswer, homeInput, homePath, homeShopsInput, homeShopsPath } from '../platform/early-answer.ts';
import { assumedPosition } from '../platform/place/assumed-position.ts';

declare const bootFiles: BootFiles;
// Read once: the build inlines the value at every use of the name.
const built = bootFiles;

const attempt = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const stored = attempt(() => localStorage.getItem('security.lang'));
const language = isLanguage(stored) ? stored : (readLanguage(navigator.languages.join(',')) ?? 'en');
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const path = location.hash.replace(/^#?\/?/, '').replace(/\?.*/, '');
const screen = built.screens.find((each) => each.paths.includes(path));
const files = ['shell', ...(screen?.terms ?? [])].map((term) => built.phrases[term]?.[language]);
for (const file of [...files, ...(screen?.files ?? [])]) {
  if (file) preload(file);
}
const isHome = screen?.paths.includes('') ?? false;
document.documentElement.dataset.entry = isHome ? 'home' : 'page';
if (isHome) askForShops();

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The home screen's first calls start here; the app picks up their answers once it has loaded. */
function askForShops(): void {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem('location') ?? 'null').state.position);
  const position = kept ?? assumedPosition;
  window.earlyAnswers = [ask(homePath, homeInput(position, 'in_store')), ask(homeShopsPath, homeShopsInput(position))];
}

function ask(path: string, input: object): EarlyAnswer {
  const token = attempt(() => localStorage.getItem('security.token'));
  const body = JSON.stringify({ ...input, lang: language });
  const headers: Record<string, string> = { 'content-type': 'application/json', mlang: language };
  if (token) headers.Authorization = token;
  const response = fetch(path, { method: 'POST', body, headers });
  response.catch(() => {});
  return { path, body, response };
}
