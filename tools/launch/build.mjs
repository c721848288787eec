import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, LaunchFailure } from './project.mjs';
import { collect, withHeartbeat } from './run.mjs';

const apps = ['web', 'console'];
const sharedInputs = ['packages', 'tools/vite', 'package-lock.json', 'package.json', 'tsconfig.json'];
const ignored = new Set(['node_modules', 'dist', '.vite']);

export async function ensureBuilt(node, env) {
  const shared = hashOf(sharedInputs);
  const stale = apps
    .filter((app) => existsSync(inProject('apps', app, 'index.html')))
    .map((app) => ({ app, inputs: `${shared} ${hashOf([`apps/${app}`])} ${env.NODE_ENV ?? ''}` }))
    .filter(({ app, inputs }) => rememberedInputs(app) !== inputs);
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ app }) => `apps/${app}`).join(' and ')}.`);
  await withHeartbeat('still building', Promise.all(stale.map((each) => build(each, node, env))));
}

async function build({ app, inputs }, node, env) {
  const vite = inProject('node_modules/vite/bin/vite.js');
  const { code, output } = await collect(node, [vite, 'build', '--logLevel=warn'], {
    cwd: inProject('apps', app),
    env,
  });
  if (code !== 0) {
    process.stderr.write(output);
    throw new LaunchFailure(`apps/${app} could not be built. Vite's output is above.`);
  }
  writeFileSync(memory(app), inputs);
}

const memory = (app) => inProject('apps', app, 'dist/.inputs');

const rememberedInputs = (app) => (existsSync(memory(app)) ? readFileSync(memory(app), 'utf8') : null);

function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesBelow(place)) hash.update(`${file}\0`).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}

function filesBelow(place) {
  if (!existsSync(inProject(place))) return [];
  if (path.extname(place) === '.json') return [place];
  return readdirSync(inProject(place), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${place}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(file);
      return entry.isFile() ? [file] : [];
    });
}
