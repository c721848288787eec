import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dropNeedless } from './needless/drop-needless.mjs';
import { inProject, LaunchFailure } from './project.mjs';
import { collect, withHeartbeat } from './run.mjs';

const memory = inProject('node_modules/.chifan-lock');

/**
 * Installs the locked dependencies unless node_modules has them, for this platform: `running` those that build and run
 * the product, `testing` also those that check and test it, which are as many again.
 * @param {'running' | 'testing'} purpose
 */
export async function ensureInstalled(purpose) {
  if (isInstalled(purpose)) return;
  // What runs from node_modules meanwhile must not lose it: where the one half is there, the other is added.
  const command = purpose === 'testing' && isInstalled('running') ? 'install' : 'ci';
  console.log(`Installing the locked dependencies (npm ${command}); the first time takes a minute or two.`);
  const { code, output } = await withHeartbeat('still installing', collect(...npm(argumentsOf(command, purpose))));
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchFailure(
      `The dependencies could not be installed: npm ${command} ended with ${code}, its words are above.`,
    );
  }
  dropNeedless(inProject('.'));
  remember(purpose);
}

/** NODE_ENV=production or npm's configuration must not leave out the platform's binaries. */
const argumentsOf = (command, purpose) => [
  command,
  purpose === 'testing' ? '--include=dev' : '--omit=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  ...(command === 'install' ? ['--no-save'] : []),
];

/** npm on the Node that runs npm, since the one in node_modules is just being replaced. */
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
  // After a manual install, of a new package for instance, npm's own record tells whether anything is left to do.
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
    // A read-only node_modules is checked anew each time.
  }
}
