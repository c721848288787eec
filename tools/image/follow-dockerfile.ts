import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../check/project.ts';
import { type Instruction, ignoredBy, readDockerfile } from './dockerfile.ts';

export type Stage = {
  /** The folder that would be the root folder of the image. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
};

/**
 * Executes the instructions of the Dockerfile, each build stage in its own folder below `folder`. Commands run on the
 * local machine with its Node, whose version must be the Dockerfile's version.
 * @returns the last stage
 */
export function followDockerfile(folder: string, say: (line: string) => void): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  let name = '';
  for (const step of readDockerfile(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'))) {
    if (step.name === 'FROM') {
      name = step.as ?? 'image';
      stage = begin(step, path.join(folder, name), stages);
    } else if (stage !== undefined) stage = follow(step, stage, stages, say);
    if (stage !== undefined) stages.set(name, stage);
  }
  if (stage === undefined) throw new Error('the Dockerfile has no FROM');
  return stage;
}

function begin({ image }: { readonly image: string }, place: string, stages: ReadonlyMap<string, Stage>): Stage {
  const below = stages.get(image);
  mkdirSync(place, { recursive: true });
  if (below !== undefined) {
    cpSync(below.root, place, { recursive: true, verbatimSymlinks: true });
    return { ...below, root: place };
  }
  const [, version] = /^node:([\d.]+)-/.exec(image) ?? [];
  if (version !== undefined) {
    if (process.version !== `v${version}`) throw new Error(`the image has Node ${version}, this is ${process.version}`);
    mkdirSync(path.join(place, 'usr/local/bin'), { recursive: true });
    copyFileSync(process.execPath, path.join(place, 'usr/local/bin/node'));
  }
  return { root: place, workdir: '/', env: {}, user: '0:0', command: [] };
}

type Step = Exclude<Instruction, { name: 'FROM' }>;

function follow(step: Step, stage: Stage, stages: ReadonlyMap<string, Stage>, say: (line: string) => void): Stage {
  switch (step.name) {
    case 'WORKDIR':
      mkdirSync(path.join(stage.root, step.text), { recursive: true });
      return { ...stage, workdir: step.text };
    case 'COPY':
      copy(step, stage, stages);
      return stage;
    case 'RUN':
      say(`  ${step.text}`);
      run(step.text, stage);
      return stage;
    case 'ARG':
      return { ...stage, env: { ...stage.env, [step.text]: process.env[step.text] ?? '' } };
    case 'ENV':
      return { ...stage, env: { ...stage.env, ...step.set } };
    case 'USER':
      return { ...stage, user: step.text };
    case 'CMD':
      return { ...stage, command: step.command };
    default:
      return stage;
  }
}

function copy(step: Step & { name: 'COPY' }, stage: Stage, stages: ReadonlyMap<string, Stage>): void {
  const source = step.from === null ? root : stages.get(step.from)?.root;
  if (source === undefined) throw new Error(`COPY --from=${step.from}: there is no such stage`);
  const isIgnored =
    step.from === null ? ignoredBy(readFileSync(path.join(root, '.dockerignore'), 'utf8')) : () => false;
  const sources = step.paths.slice(0, -1);
  const target = step.paths.at(-1) ?? '';
  const place = path.join(stage.root, path.resolve(stage.workdir, target));
  for (const given of sources) {
    const from = path.join(source, given);
    // A file is copied into the target folder. If the source is a folder, its content is copied to the target.
    const isInto = !statSync(from).isDirectory() && (target.endsWith('/') || isFolder(place));
    cpSync(from, isInto ? path.join(place, path.basename(given)) : place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file === from || !isIgnored(path.relative(source, file)),
    });
  }
  if (step.chown === null) return;
  const [uid = 0, gid = 0] = step.chown.split(':').map(Number);
  chmodSync(place, 0o700);
  if (process.getuid?.() === 0) chownSync(place, uid, gid);
}

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

function run(command: string, stage: Stage): void {
  const { PATH } = process.env;
  // Pass on the settings with which this machine reaches the npm registry, and its trusted certificates.
  const ways = ['HOME', 'HTTPS_PROXY', 'https_proxy', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'npm_config_cache'];
  const env = { ...Object.fromEntries(ways.map((name) => [name, process.env[name]])), ...stage.env };
  const { status } = spawnSync('/bin/sh', ['-c', command], {
    cwd: path.join(stage.root, stage.workdir),
    // Remove the project's installed commands from PATH. An npm script has these commands in PATH, but the image does
    // not.
    env: { ...env, PATH: `${path.join(stage.root, 'usr/local/bin')}:${bare(PATH)}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`exited with ${status}: ${command}`);
}

const bare = (searched = ''): string =>
  searched
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
