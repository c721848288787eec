export type Pause = {
  end(): void;
  /** @returns a function that returns whether `end` was called after this call of `expect` */
  expect(): () => boolean;
  for(ms: number, isEnded: () => boolean): Promise<void>;
};

/**
 * A pause that another function can end early. A wake-up just before the pause begins also ends the pause, so that no
 * wake-up is lost.
 */
export function createPause(): Pause {
  let resume = () => {};
  let endings = 0;
  return {
    end: () => {
      endings += 1;
      resume();
    },
    expect: () => {
      const before = endings;
      return () => endings > before;
    },
    for: (ms, isEnded) =>
      new Promise<void>((resolve) => {
        if (isEnded()) return resolve();
        const timer = setTimeout(resolve, ms);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
