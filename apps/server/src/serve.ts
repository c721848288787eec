import type { Config } from './platform/config.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { checkMailServer } from './start-check/check-mail-server.ts';
import { checkSettings } from './start-check/check-settings.ts';
import { formatFindings } from './start-check/finding.ts';
import { describeFailure, readSettings } from './start-failure.ts';
import { type RunningServer, startServer } from './start-server.ts';

const closeTimeoutMs = 10_000;
/** One Ctrl-C arrives as two signals, from the terminal and from npm. Two signals within this time count as one. */
const sameSignalMs = 500;

const say = (line: string): void => console.log(line);

/** Runs the server as a process that writes to the terminal and stops on signals. */
export async function serve(): Promise<void> {
  let config: Config | null = null;
  const findings = checkSettings(process.env);
  if (findings.some(({ isFatal }) => isFatal)) return fail(formatFindings(findings));
  if (findings.length > 0) process.stderr.write(`${formatFindings(findings)}\n`);
  try {
    config = readSettings(process.env);
    const starting = startServer(config, { progress: say });
    stopOnSignal(starting);
    announce(await starting);
    await warnOfMailServer(config);
  } catch (error) {
    const sentence = describeFailure(error, config);
    if (sentence === undefined) console.error(error);
    fail(sentence ?? 'Chifan could not start. The error is above.');
  }
}

/**
 * Warns if the mail server cannot be reached. Runs after the start, so that an unresponsive mail server does not delay
 * the start.
 */
async function warnOfMailServer({ smtpUrl }: Config): Promise<void> {
  const found = smtpUrl === null ? [] : await checkMailServer(smtpUrl);
  if (found.length > 0) process.stderr.write(`${formatFindings(found)}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`, () => process.exit(1));
}

function announce({ url, sandbox, hasDemoCity }: RunningServer): void {
  say(
    `\nChifan is running:\n  guest app      ${url}/web/\n  staff console  ${url}/console/\n  API            ${url}/rest/openapi.json`,
  );
  if (sandbox) say(`  sandbox        ${url}/sandbox/   (mailbox: ${url}/sandbox/mail)`);
  if (hasDemoCity) announceAccounts();
  say('\nPress Ctrl-C to stop.');
}

function announceAccounts(): void {
  say('\nDemo accounts (role, login, password):');
  for (const { role, login, password, note } of demoAccounts) {
    say(`  ${role.padEnd(9)} ${login.padEnd(26)} ${password}   ${note}`);
  }
}

function stopOnSignal(starting: Promise<RunningServer>): void {
  let since: number | null = null;
  const stop = (): void => {
    if (since !== null) {
      if (Date.now() - since > sameSignalMs) process.exit(1);
      return;
    }
    since = Date.now();
    void close(starting);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process was killed, and nothing else would stop the server process.
  process.on('disconnect', stop);
  process.channel?.unref();
}

async function close(starting: Promise<RunningServer>): Promise<void> {
  say('\nStopping.');
  const late = setTimeout(
    () => fail('Stopping took too long. Unfinished jobs continue at the next start.'),
    closeTimeoutMs,
  );
  try {
    const server = await starting;
    await server.close();
    clearTimeout(late);
    process.exit(0);
  } catch (error) {
    fail(`Stopping failed: ${String(error)}`);
  }
}
