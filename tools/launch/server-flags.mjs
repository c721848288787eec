/**
 * Flags for the Node of the server. By default the heap's young generation may grow to 96 MB and never shrinks.
 * Half-spaces of 8 MB are enough for requests that take milliseconds.
 */
export const serverFlags = ['--max-semi-space-size=8'];
