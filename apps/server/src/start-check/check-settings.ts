import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { environment, type Settings, settingNames } from '../platform/config.ts';
import { describeSetting } from '../platform/describe-setting.ts';
import { isLoopback } from '../platform/sandbox-rule.ts';
import { readApple, readGoogle } from '../platform/sign-in-config.ts';
import { readS3Config } from '../platform/storage/s3-config.ts';
import { checkGateways, findingsOfReading } from './check-gateways.ts';
import { type Finding, fatal, warningFinding } from './finding.ts';

export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );
  const read = environment.safeParse(given, { jitless: true });
  const unreadable = (read.error?.issues ?? []).map((issue) =>
    fatal(String(issue.path[0]), describeSetting(environment.shape, issue)),
  );
  // Remove the unreadable settings and check the remaining ones, so that the list of problems is complete.
  for (const { setting } of unreadable) delete given[setting];
  const set = environment.parse(given, { jitless: true });
  return [
    ...unreadable,
    ...misspelt(given),
    ...checkGateways(set),
    ...checkAddresses(set),
    ...checkMail(set, unreadable.length > 0),
    ...(unreadable.length > 0 ? [] : checkPayment(set)),
    ...checkFolder(set.DATA_DIR),
    ...checkDemo(set),
    ...findingsOfReading('GOOGLE_CLIENT_ID', () => readGoogle(set)),
    ...findingsOfReading('APPLE_CLIENT_ID', () => readApple(set)),
    ...findingsOfReading('S3_ENDPOINT', () => readS3Config(set)),
  ];
}

function checkAddresses({ PUBLIC_URL: url, DATABASE_URL: database }: Settings): Finding[] {
  const findings: Finding[] = [];
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database))
    findings.push(fatal('DATABASE_URL', 'It must be postgres://USER:PASSWORD@HOST/NAME.'));
  if (url === undefined) return findings;
  const parsed = new URL(url);
  if (!/^https?:$/.test(parsed.protocol))
    findings.push(fatal('PUBLIC_URL', `Guests cannot open ${parsed.protocol}// in a browser. Set https://….`));
  else if (parsed.protocol === 'http:' && !isLoopback(parsed.hostname))
    findings.push(
      warningFinding(
        'PUBLIC_URL',
        'Without https, passwords and positions are readable in transit and phones share no position.',
      ),
    );
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '')
    findings.push(warningFinding('PUBLIC_URL', 'Only scheme, host and port are used. The app is served at /web/.'));
  return findings;
}

/**
 * Checks the mail settings. Without mail, guests cannot register or recover an account, although the screens promise an
 * e-mail.
 */
function checkMail(set: Settings, isUnsure: boolean): Finding[] {
  const { SMTP_URL: smtp, MAIL_FROM: from } = set;
  if (smtp === undefined) {
    if (isUnsure || set.SANDBOX === '1' || !isSandboxOver(set)) return [];
    return [fatal('SMTP_URL', 'Missing while the sandbox is off. No email can be sent. Set smtp://… or SANDBOX=1.')];
  }
  const parsed = URL.parse(smtp);
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    return [fatal('SMTP_URL', 'It must be smtp://USER:PASSWORD@HOST:PORT, or smtps://….')];
  if (!isSender(from)) return [fatal('MAIL_FROM', 'Not an address. It must be Chifan <no-reply@chifan.example>.')];
  return from.includes('chifan.localhost') && !isLoopback(parsed.hostname)
    ? [warningFinding('MAIL_FROM', 'Mail servers refuse the sender chifan.localhost. Set your own address.')]
    : [];
}

/** An e-mail address, alone or in angle brackets after a name. */
const isSender = (from: string): boolean => /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from.trim());

function checkPayment(set: Settings): Finding[] {
  const { PUBLIC_URL: url, SANDBOX: sandbox } = set;
  const hasGateway = Boolean(set.STRIPE_SECRET_KEY ?? set.ALIPAY_APP_ID ?? set.WECHAT_APP_ID);
  if (hasGateway || sandbox === '1' || url === undefined || isLoopback(new URL(url).hostname)) return [];
  return [
    warningFinding(
      'STRIPE_SECRET_KEY',
      'No payment gateway is set. Guests can pay only from their balance and cannot top it up. Set the keys of one gateway (docs/installation.md), or SANDBOX=1 for a demonstration.',
    ),
  ];
}

/** Repeats the rule of platform/sandbox-rule.ts, for settings that may be partly unreadable. */
const isSandboxOver = (set: Settings): boolean =>
  set.SANDBOX === '0' ||
  set.DATABASE_URL !== undefined ||
  !isLoopback(set.HOST) ||
  (set.PUBLIC_URL !== undefined && !isLoopback(new URL(set.PUBLIC_URL).hostname)) ||
  Boolean(set.STRIPE_SECRET_KEY ?? set.ALIPAY_APP_ID ?? set.WECHAT_APP_ID);

/** Checks whether the data folder, or its nearest existing parent, is a writable folder. Creates nothing. */
function checkFolder(dataDir: string): Finding[] {
  const folder = path.resolve(dataDir);
  let place = folder;
  while (!existsSync(place)) place = path.dirname(place);
  if (!statSync(place).isDirectory()) return [fatal('DATA_DIR', `${place} is not a folder. Set DATA_DIR to a folder.`)];
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [fatal('DATA_DIR', `${folder} is not writable. Set DATA_DIR to a writable folder.`)];
  }
}

function checkDemo({ DEMO: demo, DATABASE_URL: database }: Settings): Finding[] {
  if (demo !== '1' || database === undefined) return [];
  return [warningFinding('DEMO', 'An empty external database gets the demo city, whose passwords are public.')];
}

/** Maximum number of wrong, missing or swapped letters in a misspelt setting name. */
const maxSlips = 2;
const shortestCompared = 7;
const ourPrefixes =
  /^(?:DATABASE|DATA|SMTP|MAIL|STRIPE|ALIPAY|WECHAT|GOOGLE|APPLE|MAPS|MAP_TILE|TENCENT_MAP|AMAP|NOMINATIM|PHOTON|SANDBOX|RATE_LIMIT|TRUST|PUBLIC|S3|REDIS)_/;
const ofMoneyOrMail = /^(?:SMTP|STRIPE|ALIPAY|WECHAT)_/;

/** Environment variables that look like settings but are unknown and have no effect. */
function misspelt(given: Readonly<Record<string, string>>): Finding[] {
  return Object.keys(given).flatMap((name): Finding[] => {
    if (settingNames.includes(name)) return [];
    const meant = nearest(name);
    if (meant === undefined) {
      return ourPrefixes.test(name) ? [warningFinding(name, 'Unknown setting. It has no effect.')] : [];
    }
    const sentence = `Unknown setting. Did you mean ${meant}?`;
    return [
      ofMoneyOrMail.test(meant) && given[meant] === undefined ? fatal(name, sentence) : warningFinding(name, sentence),
    ];
  });
}

function nearest(name: string): string | undefined {
  if (name.length < shortestCompared) return undefined;
  return settingNames
    .filter((known) => known.length >= shortestCompared && Math.abs(known.length - name.length) <= maxSlips)
    .map((known) => ({ known, slips: slipsBetween(name, known) }))
    .filter(({ slips }) => slips <= maxSlips)
    .toSorted((a, b) => a.slips - b.slips)[0]?.known;
}

/** Damerau–Levenshtein distance: number of letters inserted, omitted, changed, or swapped with the next letter. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
