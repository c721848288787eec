import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAction } from '../platform/use-action.ts';

/**
 * State of an edited table. If a colleague saves meanwhile, the typed values stay and cannot be saved. `load` replaces
 * them with the colleague's table.
 */
export function useEditedTable<Table, Form>(
  standing: Table,
  formOf: (table: Table) => Form,
  send: (table: Table, replaces: Table) => Promise<unknown>,
) {
  const [edited, setEdited] = useState(standing);
  const [form, setForm] = useState(() => formOf(standing));
  const sent = async (table: Table) => {
    await send(table, edited);
    return table;
  };
  const save = useAction(sent, { success: () => t`已保存`, onDone: setEdited });
  const load = () => {
    setEdited(standing);
    setForm(formOf(standing));
    save.reset();
  };
  const isOld = save.error instanceof CallError && save.error.reason === 'table_changed';
  return { form, setForm, save: save.mutate, isSaving: save.isPending, load: isOld ? load : null };
}
