import { Button, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

/** Rule member-21: a card for new members. Once the member closes it, it does not appear again on any device. */
export function NewcomerCard() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: () => api('/rest/member/updateIsRemindNewPeople', {}),
    onSuccess: () => updateProfile(queries, { isRemindNewPeople: false }),
  });
  return (
    <section className="grid gap-1 rounded-card bg-brand-tint p-4 pt-2">
      <header className="flex items-center justify-between">
        <h2 className="font-semibold">
          <Trans>New here?</Trans>
        </h2>
        <IconButton
          icon="close"
          label={t`Close`}
          disabled={close.isPending}
          onClick={() => close.mutate()}
          className="-me-2"
        />
      </header>
      <p className="text-note text-soft">
        <Trans>Short answers on ordering, foreign cards and pickup codes.</Trans>
      </p>
      <Button
        variant="secondary"
        icon="help"
        onClick={() => navigation.open('pages/help/faq/faq')}
        className="mt-2 justify-self-start"
      >
        <Trans>See how it works</Trans>
      </Button>
    </section>
  );
}
