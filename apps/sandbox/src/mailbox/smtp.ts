import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Email, Mailbox } from './mailbox.ts';

export interface Smtp {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a mail server on a loopback port. It accepts an email after the mailbox has stored it. */
export async function openSmtp(mailbox: Mailbox): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 1_000_000,
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void take(mailbox, stream, recipients, done);
    },
  });
  // Ignore the error of a client that disconnects early.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Stores an email. The SMTP server accepts the email afterwards. */
async function take(
  mailbox: Mailbox,
  stream: Readable,
  recipients: readonly string[],
  done: (error?: Error) => void,
): Promise<void> {
  try {
    for (const email of await readEmails(stream, recipients)) mailbox.add(email);
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

async function readEmails(stream: Readable, recipients: readonly string[]): Promise<Email[]> {
  const mail = await PostalMime.parse(await buffer(stream));
  const shared = {
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    at: new Date().toISOString(),
  };
  return recipients.map((to) => ({ id: randomUUID(), to, ...shared }));
}
