/**
 * Flags of the server's Node. On 64 bits the young generation may grow to 96 MB and never shrinks. 8 MB of survivors are
 * enough for requests that take milliseconds.
 */
export const serverFlags = ['--max-semi-space-size=8'];
