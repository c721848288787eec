import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, LaunchFailure } from './project.mjs';
import { collect, withHeartbeat } from './run.mjs';

const memory = inProject('node_modules/.chifan-lock');

/** Installs the locked dependencies unless node_modules has exactly them, for this platform. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  console.log('Installing the locked dependencies (npm ci); the first time takes a minute or two.');
  const { code, output } = await withHeartbeat('still installing', collect(...npm(installArguments)));
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchFailure(`The dependencies could not be installed: npm ci ended with ${code}, its words are above.`);
  }
  remember(wanted);
}

// NODE_ENV=production or npm's configuration must not leave out the builder or the platform's binaries.
const installArguments = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];

/** npm on the Node that runs npm, since the one in node_modules is just being replaced. */
function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const quiet = [...args, '--loglevel=error'];
  if (script?.endsWith('npm-cli.js')) return [node ?? process.execPath, [script, ...quiet]];
  return ['npm', quiet];
}

function fingerprint() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

function isInstalled(wanted) {
  if (existsSync(memory) && readFileSync(memory, 'utf8') === wanted) return true;
  // After a manual install, of a new package for instance, npm's own record tells whether anything is left to do.
  if (!agrees()) return false;
  remember(wanted);
  return true;
}

function agrees() {
  const record = inProject('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  const ours = Object.keys(locked[''].optionalDependencies).map((name) => `node_modules/${name}`);
  return Object.entries(locked).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    if (found !== undefined) return found.version === entry.version;
    return entry.optional === true && !(ours.includes(place) && isForHere(entry));
  });
}

const isForHere = ({ os, cpu }) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);

function remember(wanted) {
  try {
    writeFileSync(memory, wanted);
  } catch {
    // A read-only node_modules is checked anew each time.
  }
}
