import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestEmail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Mail headers. The keys are lower-case header names. */
  readonly headers: Readonly<Record<string, string>>;
};

/** A test mail server that stores the mails it receives. The product connects to it over real SMTP. */
export type Mailbox = { readonly smtpUrl: string; readonly emails: readonly TestEmail[]; close(): Promise<void> };

export async function openMailbox(): Promise<Mailbox> {
  const emails: TestEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      read(stream).then(({ subject = '', text = '', html = '', headers: given }) => {
        const headers = Object.fromEntries(given.map(({ key, value }) => [key, value]));
        for (const { address } of session.envelope.rcptTo) emails.push({ to: address, subject, text, html, headers });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: AsyncIterable<Buffer>): Promise<Email> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return PostalMime.parse(Buffer.concat(parts));
}
