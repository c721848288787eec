/** Interval of the comments that the server writes on a quiet stream of GET /rest/live. */
export const liveHeartbeatMs = 4_000;

/**
 * Two and a half heartbeats. After this time without a byte a client counts as disconnected, even if the connection is
 * open.
 */
export const liveTimeoutMs = 10_000;

/** A lost connection that returns within this time, as after a server's restart, is not reported to the guest. */
export const liveGraceMs = 3_000;

/** Topic of a message to all listeners, sent when the server may have missed messages. */
export const allTopics = '*';

/** Maximum random delay before a client fetches again, so that the clients of a node do not all fetch at one moment. */
export const refetchSpreadMs = 1_000;

/**
 * A stream that opens within this time after a fetch misses no message. For a stream that opens later, the client
 * fetches again.
 */
export const liveFreshMs = 10_000;

/**
 * The server replays the messages of this time span to a new stream. The time is longer than `liveFreshMs`, because
 * pages fetch before they listen.
 */
export const liveReplayMs = 15_000;
