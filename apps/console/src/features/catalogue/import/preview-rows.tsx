import { Badge, Button, Card, Chip, type Tone } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Preview, PreviewRow } from './import.ts';
import { changeKindLabels, columnLabels, importProblemLabels } from './import-words.ts';

type Kind = PreviewRow['kind'];
const kinds: readonly Kind[] = ['odd', 'changed', 'added', 'unchanged'];
const tones: Readonly<Record<Kind, Tone>> = { added: 'good', changed: 'brand', unchanged: 'neutral', odd: 'bad' };
const rowsAtOnce = 100;

type PreviewRowsProps = { readonly rows: readonly PreviewRow[]; readonly totals: Preview['totals'] };

/** Shows the rows of an import, those with problems first, at most 100 at a time. */
export function PreviewRows({ rows, totals }: PreviewRowsProps) {
  const { _ } = useLingui();
  const [kind, setKind] = useState<Kind | null>(totals.odd > 0 ? 'odd' : null);
  const [most, setMost] = useState(rowsAtOnce);
  const found = rows.filter((row) => kind === null || row.kind === kind);
  const choose = (wanted: Kind | null) => {
    setKind(wanted);
    setMost(rowsAtOnce);
  };
  return (
    <Card title={t`逐行结果`}>
      <div role="group" aria-label={t`只看哪些行`} className="mb-2 flex flex-wrap gap-2">
        <Chip isChosen={kind === null} onPress={() => choose(null)}>
          {t`全部 ${rows.length}`}
        </Chip>
        {kinds.map((each) => (
          <Chip key={each} isChosen={kind === each} onPress={() => choose(each)}>
            {_(changeKindLabels[each])} {totals[each]}
          </Chip>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {found.slice(0, most).map((row) => (
          <Row key={`${row.sheet ?? ''} ${row.row}`} row={row} />
        ))}
      </ul>
      {found.length === 0 && <p className="py-4 text-note text-soft">{t`没有这样的行。`}</p>}
      {found.length > most && (
        <Button variant="secondary" isWide onClick={() => setMost(most + rowsAtOnce)} className="mt-2">
          {t`再显示 ${Math.min(rowsAtOnce, found.length - most)} 行`}
        </Button>
      )}
    </Card>
  );
}

function Row({
  row: { row, sheet, kind, nameZh, changes, problems, hasCategoryFromAbove },
}: {
  readonly row: PreviewRow;
}) {
  const { _ } = useLingui();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="text-note text-soft">
          {sheet !== null && <bdi>{sheet} </bdi>}
          {t`第 ${row} 行`}
        </span>
        <Badge tone={tones[kind]}>{_(changeKindLabels[kind])}</Badge>
        <span className="font-semibold wrap-anywhere">{nameZh === '' ? '–' : nameZh}</span>
      </div>
      <ul className="grid gap-1 text-note wrap-anywhere whitespace-pre-line">
        {problems.map((each) => (
          <Problem key={`${each.column} ${each.problem}`} found={each} />
        ))}
        {kind !== 'odd' && kind !== 'added' && changes.map((change) => <Change key={change.column} change={change} />)}
        {kind === 'added' && <Added changes={changes} />}
        {hasCategoryFromAbove && kind !== 'odd' && <li className="text-soft">{t`分类空着，取上一行的分类`}</li>}
      </ul>
    </li>
  );
}

function Problem({ found: { column, problem, written } }: { readonly found: PreviewRow['problems'][number] }) {
  const { _ } = useLingui();
  const label = _(columnLabels[column]);
  const text = _(importProblemLabels[problem]);
  return <li className="text-bad">{written === '' ? t`${label}：${text}` : t`${label}「${written}」：${text}`}</li>;
}

function Change({ change: { column, from, to } }: { readonly change: PreviewRow['changes'][number] }) {
  const { _ } = useLingui();
  const label = _(columnLabels[column]);
  return (
    <li>
      {t`${label}：`}
      <del className="text-soft">{from === '' ? t`（空）` : from}</del>
      {' → '}
      <ins className="font-semibold no-underline">{to === '' ? t`（空）` : to}</ins>
    </li>
  );
}

/** Shows the values of a new dish, such as category and price, so that staff check them. */
function Added({ changes }: Pick<PreviewRow, 'changes'>) {
  const { _ } = useLingui();
  const told = changes.filter(({ column }) => column !== 'name' && column !== 'onSale' && column !== 'spice');
  return told.map(({ column, to: text }) => {
    const label = _(columnLabels[column]);
    return <li key={column}>{t`${label}：${text}`}</li>;
  });
}
