/** GET /rest/live: interval of the comments that the server writes on a quiet stream. */
export const liveBeatMs = 4_000;

/** Two and a half beats: after so much silence a client counts as disconnected, whatever the network says. */
export const liveSilenceMs = 10_000;

/** A reconnection within this time, as after a server's restart, is not reported. */
export const liveGraceMs = 3_000;

/** The topic of a message that concerns all: the server may have missed something, and nobody knows what. */
export const everyTopic = '*';

/** Not all clients of a node fetch everything in the same moment: each waits up to so long by chance. */
export const lookAgainSpreadMs = 1_000;

/** A stream that opens within this time of a fetch misses nothing of what was told after it; later, the client fetches again. */
export const liveTrustedMs = 10_000;

/** So long the server keeps what it told, for streams that open then: more than is relied on, for pages fetch before they listen. */
export const liveKeptMs = 15_000;
