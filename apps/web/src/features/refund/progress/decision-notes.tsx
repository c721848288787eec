import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import type { RefundPartProps } from './refund-view.tsx';

/** What was written beside the decision: as it was written, and said to be Chinese to whoever reads none. */
export function DecisionNotes({ refund: { merchantNote, platformNote } }: RefundPartProps) {
  return (
    <>
      {merchantNote && <Note by={<Trans>The restaurant wrote:</Trans>} text={merchantNote} />}
      {platformNote && <Note by={<Trans>We wrote:</Trans>} text={platformNote} />}
    </>
  );
}

function Note({ by, text }: { readonly by: ReactNode; readonly text: string }) {
  const isForeign = useLanguage() !== 'zh-CN';
  return (
    <p className="text-note">
      {by}{' '}
      {isForeign && (
        <span className="text-soft">
          <Trans comment="before words that are quoted">(in Chinese)</Trans>{' '}
        </span>
      )}
      <q lang="zh-CN" dir="auto" className="whitespace-pre-line">
        {text}
      </q>
    </p>
  );
}
