import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

/**
 * MAJOR.MINOR.PATCH of package.json, returned by /healthz, /metrics and /rest/openapi.json. The app shows `appVersion`
 * instead (rule app-8).
 */
export const version = versionOf(read('package.json'));

/** The git commit that `npm run build` or `npm start` wrote, or `unknown` for a build without git and CHIFAN_COMMIT. */
export const commit = readCommit();

function versionOf(text: string): string {
  const manifest: { readonly version: string } = JSON.parse(text);
  return manifest.version;
}

function readCommit(): string {
  try {
    return read('apps/web/dist/.commit').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
