/**
 * Stores under `security.{name}` (rule member-16). If storage is full or forbidden, reading returns null and writing
 * does nothing.
 */
export const secureStorage = (name: string) => slot(() => localStorage, `security.${name}`);

/** The same, but deleted when the tab is closed. */
export const tabStorage = (name: string) => slot(() => sessionStorage, `console.${name}`);

function slot(place: () => Storage, key: string) {
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => place().getItem(key)),
    write: (value: string) => void attempt(() => place().setItem(key, value)),
    clear: () => void attempt(() => place().removeItem(key)),
  };
}
