import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, LaunchFailure } from './project.mjs';
import { collect, withHeartbeat } from './run.mjs';

const memory = inProject('node_modules/.chifan-lock');

/**
 * Installs the locked packages for the current platform unless node_modules already has them. `running` is enough to
 * build and run the product. `testing` adds the packages of tests and checks.
 * @param {'running' | 'testing'} purpose
 */
export async function ensureInstalled(purpose) {
  if (isInstalled(purpose)) return;
  // `npm ci` would delete node_modules under a running server, so test packages are added to an existing install
  // with `npm install`.
  const command = purpose === 'testing' && isInstalled('running') ? 'install' : 'ci';
  console.log(`Installing the locked dependencies (npm ${command}). The first time takes a minute or two.`);
  const { code, output } = await withHeartbeat('still installing', collect(...npm(argumentsOf(command, purpose))));
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchFailure(
      `The dependencies could not be installed. npm ${command} exited with ${code}. Its output is above.`,
    );
  }
  remember(purpose);
}

/**
 * Flags are explicit, so that NODE_ENV=production and npm's configuration do not omit binaries of the current platform.
 */
const argumentsOf = (command, purpose) => [
  command,
  purpose === 'testing' ? '--include=dev' : '--omit=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  ...(command === 'install' ? ['--no-save'] : []),
];

/** Runs npm with the Node that started it, because npm may replace the Node in node_modules. */
function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const quiet = [...args, '--loglevel=error'];
  if (script?.endsWith('npm-cli.js')) return [node ?? process.execPath, [script, ...quiet]];
  return ['npm', quiet];
}

function fingerprint(purpose) {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch} ${purpose}`;
}

function isInstalled(purpose) {
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  if (remembered === fingerprint('testing') || remembered === fingerprint(purpose)) return true;
  // After a manual `npm install`, compare npm's record of installed packages with the lock file.
  if (!agrees(purpose)) return false;
  remember(purpose);
  return true;
}

function agrees(purpose) {
  const record = inProject('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  const ours = Object.keys(locked[''].optionalDependencies).map((name) => `node_modules/${name}`);
  return Object.entries(locked).every(([place, entry]) => {
    if (!place.includes('node_modules/') || (entry.dev === true && purpose === 'running')) return true;
    const found = installed[place];
    if (found !== undefined) return found.version === entry.version;
    return entry.optional === true && !(ours.includes(place) && isForHere(entry));
  });
}

const isForHere = ({ os, cpu }) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);

function remember(purpose) {
  try {
    writeFileSync(memory, fingerprint(purpose));
  } catch {
    // In a read-only node_modules, the result of the comparison cannot be stored. Each start compares again.
  }
}
