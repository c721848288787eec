/**
 * Stores a value in `localStorage` under `security.{name}` (rule member-16). If storage is full or blocked, reading
 * returns null and writing has no effect.
 */
export const secureStorage = (name: string) => slot(() => localStorage, `security.${name}`);

/** Stores a value in `sessionStorage`, which the browser deletes when the tab is closed. */
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
