import type { NumberReading } from '@chifan/domain/phone';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export type SecondContactCheck = {
  /** Called once the guest has left the field; empty is valid. */
  readonly check: (written: string) => void;
  readonly isUnusable: (written: string) => boolean;
  /** The countries that the guest chooses from, if the number has no country code (rule member-37). */
  readonly readings: (written: string) => readonly NumberReading[];
};

type Checked = { readonly written: string; readonly readings: readonly NumberReading[] };

/** Validates a phone number. The numbering plans of all countries are loaded when they are needed. */
export function useSecondContact(): SecondContactCheck {
  const { i18n } = useLingui();
  const [unusable, setUnusable] = useState<Checked | null>(null);
  const look = async (written: string) => {
    const { readingsOf, readSecondContact } = await import('@chifan/domain/phone');
    const isUsable = written === '' || readSecondContact(written) !== undefined;
    setUnusable(isUsable ? null : { written, readings: readingsOf(written, i18n.locale) });
  };
  const isUnusable = (written: string) => unusable !== null && unusable.written === written.trim();
  return {
    // Where the plans do not load, the server checks.
    check: (written) => void look(written.trim()).catch(() => setUnusable(null)),
    isUnusable,
    readings: (written) => (isUnusable(written) ? (unusable?.readings ?? []) : []),
  };
}
