const mostKept = 2_000;
const keptForMs = 10 * 60_000;

/** Remembers answers for some minutes, the last so many of them: a map that is moved to and fro asks the same again. */
export function keptAnswers<Value>(now: () => number = Date.now) {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return async (key: string, ask: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value> => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.value;
    const value = await ask();
    kept.delete(key);
    if (isWorthKeeping(value)) kept.set(key, { value, until: now() + keptForMs });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
