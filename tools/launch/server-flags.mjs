/**
 * What the server's Node is told. On 64 bits the young generation may grow to 96 MB, all of which it then keeps; 8 MB of
 * survivors are enough for requests of milliseconds (docs/plans.md has the figures).
 */
export const serverFlags = ['--max-semi-space-size=8'];
