import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../data/member.ts';
import { DataExportDrawer } from './data-export-drawer.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Buttons to get a copy of the member’s data and to delete the account. */
export function DataExportAndDeletion({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState<'export' | 'deletion' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      <ListRow
        icon="receipt"
        label={<Trans>Get a copy of my data</Trans>}
        hint={<Trans>Everything we store about you, including your pictures</Trans>}
        onPress={() => setOpen('export')}
      />
      <ListRow
        icon="trash"
        label={<Trans>Delete account</Trans>}
        hint={<Trans>You have 7 days to change your mind</Trans>}
        onPress={() => setOpen('deletion')}
      />
      {open === 'export' && <DataExportDrawer email={profile.email} onClose={close} />}
      {open === 'deletion' && <DeleteAccount profile={profile} onClose={close} />}
    </div>
  );
}
