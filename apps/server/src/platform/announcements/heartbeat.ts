import { randomUUID } from 'node:crypto';

type Heartbeat = {
  /** Starts to send heartbeats. Call when the connection is open. */
  start(): void;
  stop(): void;
  heard(beat: string): void;
  /** The last message of a node that closes normally. From this message other nodes know that no message was lost. */
  readonly farewell: string;
};

type AtHeartbeat = {
  readonly beatMs: number;
  readonly say: (beat: string) => Promise<void>;
  readonly heardItself: () => void;
  readonly isDeaf: () => void;
  readonly otherIsGone: () => void;
};

/** A connection may be late under load. After three missing heartbeats in a row, it counts as lost. */
const maxBeats = 3;
const leaving = ' leaves';

/**
 * Each node announces its name repeatedly. A node that receives its own name also receives the names of other nodes. A
 * connection through a pooler in transaction mode, or to a frozen server, stays open and receives nothing. A node whose
 * name no longer arrives was killed, and its last messages may be lost.
 */
export function createHeartbeat({ beatMs, say, heardItself, isDeaf, otherIsGone }: AtHeartbeat): Heartbeat {
  const name = randomUUID();
  const beatsSince = new Map<string, number>();
  let unheard = 0;
  let timer: NodeJS.Timeout | undefined;
  // Measures the silence of other nodes in heartbeats of this process, not in seconds. Otherwise, all other nodes would
  // count as gone after this process was suspended.
  const forgetSilent = () => {
    for (const [other, beats] of beatsSince) {
      beatsSince.set(other, beats + 1);
      if (beats < maxBeats) continue;
      beatsSince.delete(other);
      otherIsGone();
    }
  };
  const beat = () => {
    if (unheard >= maxBeats) return isDeaf();
    // Counts only heartbeats that were sent, because a heartbeat that was not sent cannot return.
    say(name).then(
      () => {
        unheard += 1;
      },
      () => undefined,
    );
    forgetSilent();
  };
  return {
    farewell: name + leaving,
    start: () => {
      unheard = 0;
      beatsSince.clear();
      timer = setInterval(beat, beatMs).unref();
      beat();
    },
    stop: () => clearInterval(timer),
    heard: (said) => {
      if (said === name) {
        unheard = 0;
        heardItself();
      } else if (said.endsWith(leaving)) beatsSince.delete(said.slice(0, -leaving.length));
      else beatsSince.set(said, 0);
    },
  };
}
