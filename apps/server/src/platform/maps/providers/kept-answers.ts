const maxKept = 2_000;
const keptForMs = 10 * 60_000;

/** Remembers answers for some minutes, the last used so many of them; who asks the same meanwhile waits for the same answer. */
export function keptAnswers<Value>(isWorthKeeping: (value: Value) => boolean, now: () => number = Date.now) {
  const kept = new Map<string, { readonly answer: Promise<Value>; readonly until: number }>();
  return async (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    const entry =
      known !== undefined && known.until > now() ? known : { answer: settled(ask()), until: now() + keptForMs };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return entry.answer;

    async function settled(asked: Promise<Value>): Promise<Value> {
      let isKept = false;
      try {
        const value = await asked;
        isKept = isWorthKeeping(value);
        return value;
      } finally {
        if (!isKept) kept.delete(key);
      }
    }
  };
}
