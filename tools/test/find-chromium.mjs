import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { LaunchFailure } from '../launch/project.mjs';
import { installFromDebian, isInstalled, mayInstall } from './debian.mjs';

// The shell has no windows of its own, and takes a fifth less of the processor.
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const names = [shell, ...whole];
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// Chinese, Japanese, Korean, Arabic and Urdu need fonts, and heights are measured with these.
const fonts = ['fonts-noto-cjk', 'fonts-noto-core'];
const packages = [shell, 'chromium', ...fonts];

/** CHROMIUM, one found on this machine, or Debian's, installed when we are root. */
export async function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new LaunchFailure(`CHROMIUM is ${given}, which is not a program.`);
  }
  const found = search();
  if (found !== undefined) return found;
  if (mayInstall()) await installFromDebian(packages, 'for the journeys');
  const installed = search();
  if (installed !== undefined) return installed;
  throw new LaunchFailure(
    `The journeys need Chromium: install it (on Debian: apt-get install ${packages.join(' ')}) or set CHROMIUM to its path.`,
  );
}

/** Beside a Chromium that somebody installed, Debian's shell and fonts, where we are root. Without the shell journeys are slower. */
export async function installBeside() {
  if (process.env.CHROMIUM || search() === undefined || !mayInstall()) return;
  const missing = [...(search([shell]) === undefined ? [shell] : []), ...fonts.filter((font) => !isInstalled(font))];
  if (missing.length > 0) await installFromDebian(missing, 'for the journeys');
}

/** One that shows notifications, which the shell refuses. @returns undefined where there is none. */
export function findWholeChromium() {
  const given = process.env.CHROMIUM;
  return given === undefined || given.endsWith('-shell') ? search(whole) : given;
}

const search = (wanted = names) =>
  [...wanted.flatMap((name) => folders().map((folder) => path.join(folder, name))), ...elsewhere].find(isProgram);

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}
