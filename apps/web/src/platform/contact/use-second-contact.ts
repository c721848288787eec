import { useState } from 'react';

export type SecondContactCheck = {
  /** Looks at what was written once the guest has left the field; empty is nothing wrong. */
  readonly check: (written: string) => void;
  readonly isUnusable: (written: string) => boolean;
};

/** Whether somebody could be reached that way. The numbering plans of all countries are fetched when they are needed. */
export function useSecondContact(): SecondContactCheck {
  const [unusable, setUnusable] = useState<string | null>(null);
  const look = async (written: string) => {
    const { readSecondContact } = await import('@chifan/domain/phone');
    setUnusable(written !== '' && readSecondContact(written) === undefined ? written : null);
  };
  return {
    // Where the plans do not come, the server looks.
    check: (written) => void look(written.trim()).catch(() => setUnusable(null)),
    isUnusable: (written) => unusable !== null && unusable === written.trim(),
  };
}
