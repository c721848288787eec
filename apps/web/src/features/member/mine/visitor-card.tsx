import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';

export function VisitorCard() {
  const navigation = useNavigation();
  return (
    <div className="bg-brand px-4 pt-2 pb-6">
      <section className="grid gap-3 rounded-card bg-surface p-4 text-ink shadow-card">
        <h2 className="text-title font-semibold">
          <Trans>Welcome to Chifan</Trans>
        </h2>
        <p className="text-note text-soft">
          <Trans>Sign in to order, to follow your orders and to keep your addresses.</Trans>
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          <Button onClick={() => navigation.open('pages/internal/login/choose/choose')}>
            <Trans>Sign in</Trans>
          </Button>
          <Button variant="secondary" onClick={() => navigation.open('pages/internal/login/register/register')}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      </section>
    </div>
  );
}
