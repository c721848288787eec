import type { Transporter } from 'nodemailer';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** A POST to it stops mails of this kind (RFC 8058). Mail programs show a button for it. */
  readonly unsubscribeUrl?: string | null;
  /** Equal for the same message, so that its Message-ID reveals a duplicate. */
  readonly key: string;
};

export type Mail = { send(message: Email): Promise<void>; close(): void };

/** Ends the wait for a silent mail server before the job's lease ends. */
const patienceMs = 10_000;

/** Sends by SMTP. `from` is the operator's address. @throws the error of the mail server */
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
      // Line breaks in an address would be read as further headers or recipients.
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
