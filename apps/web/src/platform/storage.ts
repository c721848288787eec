/**
 * What the browser keeps for us. Storage may be full or forbidden (private windows): reading then gives null and writing
 * does nothing, because the app must work without.
 */
export type Slot = {
  read(): string | null;
  write(value: string): void;
  clear(): void;
};

function slot(place: () => Storage, key: string): Slot {
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => place().getItem(key)),
    write: (value) => void attempt(() => place().setItem(key, value)),
    clear: () => void attempt(() => place().removeItem(key)),
  };
}

/** Kept over visits under `security.{name}` (specification §3: token, openid, phone and others). */
export const secureStorage = (name: string): Slot => slot(() => localStorage, `security.${name}`);

/** Kept while this tab is open (specification §3: the location state). */
export const tabStorage = (name: string): Slot => slot(() => sessionStorage, name);
