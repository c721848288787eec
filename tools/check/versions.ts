import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.ts';

/** Required versions. With an old Node, npm silently installs older versions of packages. */
const needed: Readonly<Record<string, RegExp>> = {
  react: /^19\./,
  'react-dom': /^19\./,
  typescript: /^7\./,
  vite: /^8\./,
  // With vitest 5.1.1 and its browser packages, npm does not terminate.
  vitest: /^5\.1\.0$/,
  // Lingui 6.10 and 6.11 lack a dependency. All Lingui packages must have the same version.
  '@lingui/cli': /^6\.8\.0$/,
  '@lingui/core': /^6\.8\.0$/,
  '@lingui/react': /^6\.8\.0$/,
  '@lingui/babel-plugin-lingui-macro': /^6\.8\.0$/,
};

const registry = 'https://registry.npmjs.org/';
const oldestNode = 24;

type LockedPackage = { readonly version?: string; readonly resolved?: string; readonly link?: boolean };

export function installedVersionProblems(): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return [
    ...nodeProblems(process.version),
    ...lockProblems(lock),
    ...Object.keys(needed).flatMap((name) => versionProblem(name, installedVersion(name), 'installed')),
  ];
}

export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

export function lockProblems({ packages }: Lock): string[] {
  const elsewhere = Object.entries(packages)
    .filter(([, entry]) => entry.link !== true && entry.resolved !== undefined && !entry.resolved.startsWith(registry))
    .map(([place, { resolved }]) => `package-lock.json: ${place} comes from ${resolved}, not from ${registry}`);
  const versions = Object.keys(needed).flatMap((name) =>
    versionProblem(name, packages[`node_modules/${name}`]?.version ?? null, 'locked'),
  );
  return [...elsewhere, ...versions];
}

export function nodeProblems(version: string): string[] {
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  return major >= oldestNode ? [] : [`the check runs on Node ${version}. It must be ${oldestNode} or newer`];
}

function versionProblem(name: string, version: string | null, where: string): string[] {
  const wanted = needed[name];
  if (wanted === undefined || (version !== null && wanted.test(version))) return [];
  return [`${name} is ${where} as ${version ?? 'nothing'}. It must match ${wanted.source}`];
}

function installedVersion(name: string): string | null {
  try {
    const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  } catch {
    return null;
  }
}
