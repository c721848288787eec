import { useState } from 'react';

export type SecondContactCheck = {
  /** Called once the guest has left the field; empty is valid. */
  readonly check: (written: string) => void;
  readonly isUnusable: (written: string) => boolean;
};

/** Validates a phone number. The numbering plans of all countries are loaded when they are needed. */
export function useSecondContact(): SecondContactCheck {
  const [unusable, setUnusable] = useState<string | null>(null);
  const look = async (written: string) => {
    const { readSecondContact } = await import('@chifan/domain/phone');
    setUnusable(written !== '' && readSecondContact(written) === undefined ? written : null);
  };
  return {
    // Where the plans do not load, the server checks.
    check: (written) => void look(written.trim()).catch(() => setUnusable(null)),
    isUnusable: (written) => unusable !== null && unusable === written.trim(),
  };
}
