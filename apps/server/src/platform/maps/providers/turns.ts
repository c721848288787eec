type Turns = {
  readonly pauseMs: number;
  /** Who would have to wait longer is sent away at once. */
  readonly patienceMs: number;
};

export function takeTurns({ pauseMs, patienceMs }: Turns, now: () => number = () => performance.now()) {
  let next = Number.NEGATIVE_INFINITY;
  /** @returns whether it is one's turn now; false: too many wait. */
  return async (): Promise<boolean> => {
    const turn = Math.max(now(), next);
    const waitMs = turn - now();
    if (waitMs > patienceMs) return false;
    next = turn + pauseMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return true;
  };
}
