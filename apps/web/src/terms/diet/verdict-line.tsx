import type { DietVerdict } from '@chifan/domain/catalogue';
import { classNames, Icon, type IconName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { conflictLabel, unknownLabel } from './diet-labels.ts';
import { listText } from './list-text.ts';

type VerdictLineProps = {
  readonly verdict: DietVerdict;
  readonly saysFit?: boolean;
  /** True if only an optional choice of the dish causes the conflict. */
  readonly isByChoice?: boolean;
};

/** Shows whether a dish fits the guest’s diet, by words and icon and not only by colour. “Unknown” never looks safe. */
export function VerdictLine({
  verdict: { verdict, conflicts, unknown },
  saysFit = false,
  isByChoice = false,
}: VerdictLineProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const bad = listText(
    conflicts.map((cause) => i18n._(conflictLabel(cause))),
    language,
  );
  const open = listText(
    unknown.map((cause) => i18n._(unknownLabel(cause))),
    language,
  );
  if (verdict === 'conflicts') {
    const text = isByChoice ? t`May not fit your diet: ${bad}` : t`Doesn’t fit your diet: ${bad}`;
    return <Line icon="warning" tone="bg-bad-tint text-bad" text={text} />;
  }
  if (verdict === 'unknown') {
    return <Line icon="help" tone="bg-warn-tint text-warn" text={t`${open}: not confirmed, ask first`} />;
  }
  return saysFit ? <Line icon="check" tone="bg-good-tint text-good" text={t`Fits what you eat`} /> : null;
}

function Line({ icon, tone, text }: { readonly icon: IconName; readonly tone: string; readonly text: string }) {
  return (
    <p className={classNames('flex items-start gap-1 rounded-small px-1.5 py-0.5 text-small font-medium', tone)}>
      <Icon name={icon} size={16} className="mt-px" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
