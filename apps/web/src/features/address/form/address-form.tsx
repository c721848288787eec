import { Button, Card, Checkbox } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AddressDraft } from './address-draft.ts';
import { type AddressProblems, addressProblems } from './address-problems.ts';
import { ContactPart } from './contact-part.tsx';
import { PlacePart } from './place-part.tsx';

export type AddressFormProps = {
  readonly start: AddressDraft;
  readonly isSaving: boolean;
  /** What the server found wrong. */
  readonly refused: AddressProblems;
  readonly onSave: (draft: AddressDraft) => void;
  /** Further buttons below the one that saves. */
  readonly children?: ReactNode;
};

export type AddressPartProps = {
  readonly draft: AddressDraft;
  readonly problems: AddressProblems;
  readonly onChange: (changes: Partial<AddressDraft>) => void;
};

/** The address as a guest writes it: where, then who. Problems show once they have tried to save. */
export function AddressForm({ start, isSaving, refused, onSave, children }: AddressFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const own = addressProblems(draft);
  const problems = attempts > 0 ? { ...refused, ...own } : {};
  const change = (changes: Partial<AddressDraft>) => setDraft((before) => ({ ...before, ...changes }));

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [attempts, refused]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(own).length === 0) onSave(draft);
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="grid grid-cols-1 gap-4 p-4">
      <PlacePart draft={draft} problems={problems} onChange={change} />
      <ContactPart draft={draft} problems={problems} onChange={change} />
      <Card>
        <Checkbox
          label={t`Use as my default address`}
          isChecked={draft.isDefault}
          isDisabled={start.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      </Card>
      <Button type="submit" isWide isBusy={isSaving}>
        <Trans>Save the address</Trans>
      </Button>
      {children}
    </form>
  );
}
