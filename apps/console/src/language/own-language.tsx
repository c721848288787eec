import type { ConsoleLanguage } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { switchLanguage } from '../platform/language/language.ts';
import { staffQuery } from '../platform/staff.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { useAction } from '../platform/use-action.ts';
import { LanguageChoice } from './language-choice.tsx';

/**
 * Language choice of the account, on all its devices (rule member-35). Disabled while a form has unsaved changes,
 * because a change of the language renders the screen again and would discard them.
 */
export function OwnLanguage() {
  const { isUnsaved } = useUnsaved();
  const client = useQueryClient();
  const choose = useAction(async (language: ConsoleLanguage) => {
    await api('/rest/staff/language', { language });
    // Cancel running requests, because their responses would switch back to the old language.
    await client.cancelQueries({ queryKey: staffQuery.queryKey });
    await switchLanguage(language);
  }, {});
  return (
    <section className="mt-4 grid gap-2">
      <LanguageChoice onChoose={choose.mutate} isDisabled={isUnsaved || choose.isPending} />
      {isUnsaved && <p className="text-note text-warn">{t`本页有未保存的修改，请先保存再切换语言。`}</p>}
    </section>
  );
}
