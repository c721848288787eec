import { Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Membership } from '../../../data/membership.ts';
import { levelNames } from './level-words.ts';

export function LevelCard({ membership: { level, spent, next } }: { readonly membership: Membership }) {
  const { i18n } = useLingui();
  return (
    <section className="rounded-card bg-brand p-4 text-on-brand shadow-card">
      <p className="text-note">
        <Trans>Your level</Trans>
      </p>
      <h2 className="flex items-center gap-2 text-display font-bold">
        <Icon name="star" size={28} />
        {i18n._(levelNames[level])}
      </h2>
      <p className="mt-2 text-note">
        <Trans>
          Completed orders in the last 12 months: <Money amount={spent} className="font-semibold" />
        </Trans>
      </p>
      {next ? <WayToNext spent={spent} next={next} /> : <Topmost />}
    </section>
  );
}

type WayProps = { readonly spent: number; readonly next: NonNullable<Membership['next']> };

function WayToNext({ spent, next }: WayProps) {
  const { t, i18n } = useLingui();
  const nextName = i18n._(levelNames[next.level]);
  const whole = spent + next.missing;
  return (
    <div className="mt-3 grid gap-2">
      <progress
        aria-label={t`Progress to ${nextName}`}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
        max={whole}
        value={spent}
      />
      <p className="text-note">
        <Trans>
          <Money amount={next.missing} className="font-semibold" /> more to reach {nextName}.
        </Trans>
      </p>
    </div>
  );
}

const Topmost = () => (
  <p className="mt-3 text-note">
    <Trans>This is the highest level. Thank you!</Trans>
  </p>
);
