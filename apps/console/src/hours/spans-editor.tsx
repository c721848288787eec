import { Button, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { withItem, withoutItem } from '../forms/items.ts';
import { type DaySpans, problemOfSpans, type SpanForm } from './hours-form.ts';

type SpansEditorProps = {
  readonly label: string;
  readonly closedLabel: string;
  readonly spans: DaySpans;
  readonly onChange: (spans: DaySpans) => void;
  readonly children?: ReactNode;
};

const maxSpans = 6;
const suggested: SpanForm = { opens: '10:00', closes: '22:00' };

export function SpansEditor({ label, closedLabel, spans, onChange, children }: SpansEditorProps) {
  const problem = problemOfSpans(spans);
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-16 flex-1 font-medium">{label}</p>
        {spans.length === 0 && <p className="text-soft">{closedLabel}</p>}
        {children}
      </div>
      {spans.map((span, at) => (
        <SpanRow
          key={at}
          of={label}
          span={span}
          onChange={(changed) => onChange(withItem(spans, at, changed))}
          onRemove={() => onChange(withoutItem(spans, at))}
        />
      ))}
      {problem !== null && (
        <p role="alert" className="text-note text-bad">
          {problem === 'time_missing' ? t`请填写开始和结束时间` : t`时间段有重叠`}
        </p>
      )}
      {spans.length < maxSpans && (
        <Button
          variant="quiet"
          icon="plus"
          aria-label={t`${label}：添加时间段`}
          onClick={() => onChange([...spans, spans.length === 0 ? suggested : { opens: '', closes: '' }])}
          className="justify-self-start px-3"
        >
          {t`添加时间段`}
        </Button>
      )}
    </div>
  );
}

type SpanRowProps = {
  readonly of: string;
  readonly span: SpanForm;
  readonly onChange: (span: SpanForm) => void;
  readonly onRemove: () => void;
};

/** Editing a time removes the flag `openEnd`, with which an import marks a guessed closing time. */
function SpanRow({ of, span: { opens, closes }, onChange, onRemove }: SpanRowProps) {
  const isOvernight = opens !== '' && closes !== '' && closes <= opens;
  return (
    <div className="flex items-center gap-1">
      <TimeInput label={t`${of}开始`} value={opens} onChange={(typed) => onChange({ opens: typed, closes })} />
      <span className="text-note text-soft">{isOvernight ? t`– 次日` : '–'}</span>
      <TimeInput label={t`${of}结束`} value={closes} onChange={(typed) => onChange({ opens, closes: typed })} />
      <IconButton icon="trash" label={t`删除${of} ${opens}–${closes}`} onClick={onRemove} />
    </div>
  );
}

type TimeInputProps = { readonly label: string; readonly value: string; readonly onChange: (typed: string) => void };

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="figures min-h-11 max-w-36 min-w-0 flex-1 rounded-small border border-edge bg-surface px-2"
    />
  );
}
