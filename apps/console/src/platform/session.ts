import { create } from 'zustand';
import { secureStorage } from './storage.ts';

const stored = secureStorage('consoleToken');

type Session = {
  readonly token: string | null;
  keep(token: string): void;
  /** Signs out on this device. The server is told by the call /rest/member/logout. */
  forget(): void;
};

export const useSession = create<Session>()((set) => ({
  token: stored.read(),
  keep: (token) => {
    stored.write(token);
    set({ token });
  },
  forget: () => {
    stored.clear();
    set({ token: null });
  },
}));

export const currentToken = (): string | null => useSession.getState().token;
