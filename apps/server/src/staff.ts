import { passwordEmail } from './modules/staff/index.ts';
import type { Config } from './platform/config.ts';
import { createMail } from './platform/mail/mail.ts';
import { PasswordFailure } from './staff/ask-password.ts';
import { readArguments, StaffFailure } from './staff/read-arguments.ts';
import { askStaffPassword, runCommand } from './staff/run-command.ts';
import { describeFailure, readSettings } from './start-failure.ts';
import { withDatabase } from './with-database.ts';

/** `npm run staff` manages the accounts of the console. The server may be running. */

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    const command = readArguments(process.argv.slice(2));
    const read = readSettings(process.env);
    config = read;
    await withDatabase(read, say, (database) =>
      runCommand(database, command, {
        now: new Date(),
        say,
        askPassword: askStaffPassword,
        mailLink: (link) => mailLink(read, link),
      }),
    );
  } catch (error) {
    const isKnown = error instanceof StaffFailure || error instanceof PasswordFailure;
    console.error((isKnown ? error.message : describeFailure(error, config)) ?? error);
    process.exitCode = 1;
  }
}

async function mailLink(
  { smtpUrl, mailFrom, publicUrl }: Config,
  link: Omit<Parameters<typeof passwordEmail>[0], 'publicUrl'>,
): Promise<void> {
  if (smtpUrl === null) throw new StaffFailure('Mail needs SMTP_URL. Omit --mail to enter a password.');
  const mail = createMail(smtpUrl, mailFrom);
  try {
    await mail.send(passwordEmail({ ...link, publicUrl }));
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new StaffFailure(`The mail server did not accept the mail (${fault}). Nothing was changed. Check SMTP_URL.`);
  } finally {
    mail.close();
  }
}

await main();
