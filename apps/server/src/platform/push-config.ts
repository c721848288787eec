import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** Hosts of the push services of Chrome and Edge, Firefox, Windows, and Safari. */
const browsersServices =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com,*.push.apple.com';

/** Settings of web push. All settings are optional. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** The operator's contact for push services: mailto: or https:. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'an address such as mailto:help@example.com or https://…')
    .optional(),
  /** Hosts to which push messages may be sent. `*.` includes all subdomains. */
  PUSH_SERVICES: z.string().default(browsersServices),
} as const;

const settings = z.object(pushEnvironment);

export type PushConfig = {
  /** null: the keys are created once and stored in the database */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly vapidSubject: string;
  readonly pushServices: readonly string[];
};

/** @throws Error with one readable sentence if only one key is set or the keys are not a pair */
export function readPushConfig(set: z.output<typeof settings>, publicUrl: string): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = set;
  const hosts = set.PUSH_SERVICES.split(',').map((host) => host.trim());
  return {
    vapidKeys: publicKey || privateKey ? pairOf(publicKey ?? '', privateKey ?? '') : null,
    // Push services refuse a local URL, so a server with a local URL uses the project's URL.
    vapidSubject: set.VAPID_SUBJECT ?? (publicUrl.startsWith('https://') ? publicUrl : 'https://chifan.invalid'),
    pushServices: hosts.filter((host) => host !== ''),
  };
}

function pairOf(publicKey: string, privateKey: string) {
  const own = createECDH('prime256v1');
  try {
    own.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new Error('VAPID_PRIVATE_KEY is not a P-256 key in base64url.');
  }
  if (own.getPublicKey('base64url', 'uncompressed') === publicKey) return { publicKey, privateKey };
  throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair.');
}
