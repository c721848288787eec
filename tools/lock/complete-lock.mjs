// `npm run lock:complete`: adds packages of other platforms to the lock file. Run it after adding a package when the
// registry hides such packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../launch/project.mjs';
import { missingOptionals } from './missing-optionals.mjs';

const file = inProject('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock.packages);
const all = { ...lock.packages, ...Object.fromEntries(missing) };
const order = (a, b) => a.localeCompare(b, 'en');
lock.packages = Object.fromEntries(
  Object.keys(all)
    .sort(order)
    .map((place) => [place, all[place]]),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} optional packages added to package-lock.json.`);
