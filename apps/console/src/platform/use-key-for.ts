import { useRef } from 'react';

/** One key for one content: pressed again after a lost answer it is the same call, and what was changed since is another. */
export function useKeyFor(): (sent: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const written = JSON.stringify(sent);
    if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
