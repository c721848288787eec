import { useEffect, useState } from 'react';

/**
 * Returns the value once it has not changed for `afterMs`, for example to query only after the guest has stopped
 * typing.
 */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
