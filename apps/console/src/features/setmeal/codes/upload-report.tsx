import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PersonText } from '../../../texts/person-text.tsx';
import type { UploadReport } from './codes.query.ts';
import { codeUploadProblemLabels } from './pool-words.ts';

/** Shows how many codes were added, and each line of the file that was not added. */
export function CodeUploadReport({ report: { added, problems } }: { readonly report: UploadReport }) {
  const skipped = problems.length;
  return (
    <section role="status" className="mt-4 grid gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone={added > 0 ? 'good' : 'neutral'} icon="check">
          {t`加入 ${added} 个`}
        </Badge>
        {skipped > 0 && (
          <Badge tone="warn" icon="warning">
            {t`${skipped} 行没有加入`}
          </Badge>
        )}
      </p>
      {skipped > 0 && (
        <ul className="max-h-72 overflow-y-auto rounded-small border border-line text-note">
          {problems.map(({ line, code, why }) => (
            <li key={line} className="flex flex-wrap gap-x-4 border-b border-line px-3 py-2 last:border-b-0">
              <span className="figures shrink-0 text-soft">{t`第 ${line} 行`}</span>
              <PersonText text={code} className="figures min-w-0 flex-1" />
              <span className="text-warn">{codeUploadProblemLabels[why]()}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
