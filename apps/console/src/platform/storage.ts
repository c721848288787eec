/** Under `security.{name}` (rule member-16). Where storage is full or forbidden reading gives null, writing nothing. */
export const secureStorage = (name: string) => slot(() => localStorage, `security.${name}`);

/** Likewise, and gone when the tab is closed. */
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
