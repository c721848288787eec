import { spawnSync } from 'node:child_process';
import { collect, withHeartbeat } from '../launch/run.mjs';

/** Whether Debian packages can be installed on this machine without a prompt. */
export const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** @param {string} name name of a Debian package */
export const isInstalled = (name) =>
  spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name]).stdout?.toString() === 'installed';

/**
 * Installs Debian packages and prints a failure. The caller checks whether the programs are available afterwards.
 * @param {readonly string[]} packages
 * @param {string} purpose
 */
export async function installFromDebian(packages, purpose) {
  console.log(`Installing Debian's ${packages.join(', ')} ${purpose}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ];
  for (const step of steps) {
    const { code, output } = await withHeartbeat('still installing', collect('apt-get', step, { env }));
    if (code !== 0) process.stderr.write(output.slice(-2000));
  }
}
