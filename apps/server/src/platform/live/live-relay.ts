import { randomUUID } from 'node:crypto';
import type { Announcements } from '../announcements/announcements.ts';
import type { Audience, LiveMessage } from './live-message.ts';

export type LiveRelay = { send(audiences: readonly Audience[], message: LiveMessage): void };

type AtRelay = {
  readonly heard: (audiences: readonly Audience[], message: LiveMessage) => void;
  /** Called when messages may have been lost. */
  readonly missed: () => void;
};

type Sent = readonly [audiences: readonly Audience[], topic: string, version: number];

const channel = 'live';
/**
 * Live messages within this time are sent to the other nodes in one announcement, so that not every order causes its
 * own SQL statement.
 */
const gatherMs = 20;
/** Maximum number of characters of an announcement, below the 7,999 bytes that PostgreSQL's NOTIFY allows. */
const maxText = 7000;
const lookAgain = 'again';

/**
 * Sends messages of this node to other nodes over the first connected channel, and receives from all channels. Sends
 * after the commit, because a NOTIFY inside the transaction would serialise all commits (docs/decisions/0047).
 */
export function createLiveRelay(lines: readonly Announcements[], { heard, missed }: AtRelay): LiveRelay {
  const self = `${randomUUID()} `;
  const waiting = new Map<string, Sent>();
  let isDue = false;
  /**
   * True if a message of this node did not reach the other nodes. The next announcement then makes all clients of the
   * other nodes fetch their data again.
   */
  let isOwing = false;
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => void flush(), gatherMs).unref();
  };
  const flush = async () => {
    const line = lines.find((each) => each.isHearing());
    const texts = [...(isOwing ? [lookAgain] : []), ...textsOf([...waiting.values()])];
    waiting.clear();
    isOwing = line === undefined;
    try {
      if (line) for (const text of texts) await line.announce(channel, self + text);
    } catch {
      isOwing = true;
    }
    isDue = false;
    if (waiting.size > 0) schedule();
  };
  const hear = (said: string) => {
    if (said.startsWith(self)) return;
    const text = said.slice(self.length);
    if (text === lookAgain) return missed();
    for (const [audiences, topic, version] of JSON.parse(text) as Sent[]) heard(audiences, { topic, version });
  };
  const changed = () => {
    if (!lines.some((line) => line.isHearing())) return;
    missed();
    if (isOwing) schedule();
  };
  for (const line of lines) line.on(channel, (said) => (said === undefined ? changed() : hear(said)));
  return {
    send: (audiences, { topic, version }) => {
      if (lines.length === 0) return;
      waiting.set(`${topic} ${audiences.join()}`, [audiences, topic, version]);
      schedule();
    },
  };
}

function textsOf(sent: readonly Sent[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const each of sent.map((one) => JSON.stringify(one))) {
    if (text.length + each.length > maxText) {
      texts.push(`[${text}]`);
      text = '';
    }
    text += text === '' ? each : `,${each}`;
  }
  return text === '' ? texts : [...texts, `[${text}]`];
}
