/** GET /rest/live: interval of the comments that the server writes on a quiet stream. */
export const liveHeartbeatMs = 4_000;

/** Two and a half beats. After so much silence a client counts as disconnected, even if the connection is open. */
export const liveTimeoutMs = 10_000;

/** A reconnection within this time, as after a server's restart, is not reported. */
export const liveGraceMs = 3_000;

/** Topic of a message for all listeners: the server may have missed an unknown message. */
export const allTopics = '*';

/**
 * Maximum random delay before a client fetches again, so that the clients of a node do not fetch at the same moment.
 */
export const refetchSpreadMs = 1_000;

/**
 * A stream that opens within this time after a fetch misses no message. After a later opening the client fetches again.
 */
export const liveFreshMs = 10_000;

/**
 * The server replays messages of this time to new streams. Longer than `liveFreshMs`, because pages fetch before they
 * listen.
 */
export const liveReplayMs = 15_000;
