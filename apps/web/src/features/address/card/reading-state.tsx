import { Icon } from '@chifan/ui';
import type { ReadingProblem, ReadingProgress } from '@chifan/ui/text-recognition';
import { Trans, useLingui } from '@lingui/react/macro';

/** Shows the progress of reading a photo. */
export function ReadingState({ progress }: { readonly progress: ReadingProgress }) {
  const { t } = useLingui();
  if (progress.step !== 'reading')
    return (
      <p role="status" className="text-note text-soft">
        {progress.step === 'loading' ? (
          <Trans>Downloading the text reader (21 MB, first time only)</Trans>
        ) : (
          <Trans>Preparing the photo</Trans>
        )}
      </p>
    );
  const { done, all } = progress;
  return (
    <div className="grid gap-1">
      <p className="text-note text-soft">
        <Trans>
          Reading line {done} of {all}
        </Trans>
      </p>
      <progress aria-label={t`Reading the photo`} value={done} max={all} className="h-2 w-full accent-brand" />
    </div>
  );
}

/** Explains why the app could not read a photo, and shows the next step. */
export function ReadingFailure({ problem }: { readonly problem: ReadingProblem }) {
  const { t } = useLingui();
  const sentences: Readonly<Record<ReadingProblem, string>> = {
    photo_unreadable: t`We can’t open this photo. Choose another one.`,
    recogniser_missing: t`We couldn’t download the text reader. Check your connection and try again.`,
    broken: t`We couldn’t read this photo. Try again with a sharper or smaller one.`,
  };
  return (
    <p role="alert" className="flex items-center gap-1 text-note text-bad">
      <Icon name="warning" size={16} className="shrink-0" />
      {sentences[problem]}
    </p>
  );
}
