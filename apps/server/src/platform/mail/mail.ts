import type { Transporter } from 'nodemailer';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * A POST request to this URL unsubscribes from mails of the same kind (RFC 8058). Mail programs show a button for it.
   */
  readonly unsubscribeUrl?: string | null;
  /** Equal for repeated sends of one message, so that mail servers recognise a duplicate by its Message-ID. */
  readonly key: string;
};

export type Mail = { send(message: Email): Promise<void>; close(): void };

/** The time limit for a mail server that does not respond. The limit is shorter than the lease of the job. */
const patienceMs = 10_000;

/** Sends mail by SMTP. `from` is the operator's e-mail address. @throws the error of the mail server */
export function createMail(smtpUrl: string | null, from: string): Mail {
  if (smtpUrl === null) {
    return {
      send: () => Promise.reject(new Error('No mail can be sent: SMTP_URL is not set.')),
      close: () => {},
    };
  }
  let transport: Promise<Transporter> | undefined;
  return {
    send: async (message) => {
      // A line break in an e-mail address would be read as another header or recipient.
      if (/[\r\n,;<>]/.test(message.to)) throw new Error('Not one mail address');
      transport ??= openTransport(smtpUrl);
      await (await transport).sendMail({
        from,
        to: message.to,
        subject: message.subject,
        text: message.text,
        ...(message.html === undefined ? {} : { html: message.html }),
        ...(message.unsubscribeUrl ? { headers: unsubscribeHeaders(message.unsubscribeUrl) } : {}),
        messageId: `<${message.key}@chifan>`,
      });
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
