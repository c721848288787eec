import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { LaunchFailure } from '../launch/project.mjs';
import { installFromDebian, isInstalled, mayInstall } from './debian.mjs';

// The headless shell needs a fifth less processor time than full Chromium.
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const names = [shell, ...whole];
const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// Fonts for Chinese, Japanese, Korean, Arabic and Urdu. Heights that tests expect depend on these fonts.
const fonts = ['fonts-noto-cjk', 'fonts-noto-core'];
const packages = [shell, 'chromium', ...fonts];

/**
 * The path of Chromium: the variable CHROMIUM, a Chromium found on this machine, or, as root, a newly installed one
 * from Debian.
 */
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

/**
 * As root, installs Debian's headless shell and fonts if only another Chromium is installed, because that one is
 * slower.
 */
export async function installBeside() {
  if (process.env.CHROMIUM || search() === undefined || !mayInstall()) return;
  const missing = [...(search([shell]) === undefined ? [shell] : []), ...fonts.filter((font) => !isInstalled(font))];
  if (missing.length > 0) await installFromDebian(missing, 'for the journeys');
}

/**
 * Finds a Chromium that can show notifications, which the headless shell cannot. @returns undefined if there is none
 */
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
