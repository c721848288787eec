import { useEffect, useState } from 'react';

/** The value once it has not changed for `afterMs`. Debounces queries while a map moves or a word is typed. */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
