import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, listening, onFreePort } from './free-port.ts';

const command = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error);

/** Whether nginx and openssl are installed. The tests need openssl for a certificate. */
export const hasNginx = command !== undefined && !spawnSync('openssl', ['version']).error;
if (!hasNginx) console.warn('SKIPPED: no nginx or no openssl is installed (apt-get install nginx-light openssl).');

export const nginxFolder: string = fileURLToPath(new URL('../../../../../deploy/nginx/', import.meta.url));

export type Nginx = {
  readonly port: number;
  /** A certificate in PEM. A client must trust it explicitly. */
  readonly certificate: string;
  close(): Promise<void>;
};

/** Starts nginx with our example configuration for operators. Only addresses, ports and the certificate differ. */
export async function openNginx(nodePorts: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder));
  writeFileSync(
    path.join(folder, 'nodes.conf'),
    readFileSync(`${nginxFolder}nodes.conf`, 'utf8').replace(
      /(^ +server [^;]+;\n)+/m,
      nodePorts.map((node) => `    server 127.0.0.1:${node};\n`).join(''),
    ),
  );
  makeCertificate(folder);
  const { port, running } = await onFreePort((port) => start(folder, port));
  const ended = once(running, 'exit');
  return {
    port,
    certificate: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
    close: async () => {
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, port: number) {
  writeFileSync(path.join(folder, 'site.conf'), siteOf(folder, port, await freePort()));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
  const checked = spawnSync(command ?? 'nginx', [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx -t: ${checked.stderr}`);
  const running = spawn(command ?? 'nginx', args, { stdio: 'ignore' });
  await listening(port, () => running.exitCode !== null);
  return { port, running };
}

/** The main nginx file of Debian, with temporary files in the test folder. */
function mainFile(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) mkdirSync(path.join(folder, kind));
  return [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/nodes.conf;`,
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}

const siteOf = (folder: string, port: number, plainPort: number): string =>
  readFileSync(`${nginxFolder}chifan.conf`, 'utf8')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replaceAll('/etc/nginx/tls', folder);

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-x509', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = spawnSync('openssl', ['req', ...kind, ...name, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
}
