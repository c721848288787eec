/**
 * What the browser keeps for us, under `security.{name}` (specification §3). Storage may be full or forbidden (private
 * windows): reading then gives null and writing does nothing, because the console must work without.
 */
export const secureStorage = (name: string) => {
  const key = `security.${name}`;
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(key)),
    write: (value: string) => void attempt(() => localStorage.setItem(key, value)),
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
};
