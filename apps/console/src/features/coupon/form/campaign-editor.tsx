import type { Campaign } from '@chifan/contract/coupon/views';
import { directionOf, type Language, languages } from '@chifan/domain';
import type { CouponIssuer } from '@chifan/domain/coupon';
import { Button, Card, TextField, useNow } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FormEvent, useId, useState } from 'react';
import { BottomBar } from '../../../forms/bottom-bar.tsx';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { languageLabels } from '../../../texts/texts.ts';
import { emptyForm, formOfCampaign, type PartProps, type SentCampaign } from './campaign-form.ts';
import { LimitFields } from './limit-fields.tsx';
import { type FieldProblem, readCampaign } from './read-campaign.ts';
import { WorthFields } from './worth-fields.tsx';

type CampaignEditorProps = {
  readonly issuer: CouponIssuer;
  /** The campaign to edit, or null for a new campaign. */
  readonly campaign: Campaign | null;
  readonly send: (sent: SentCampaign, idempotencyKey: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export function CampaignEditor({ issuer, campaign, send, onClose }: CampaignEditorProps) {
  const formId = useId();
  const [form, setForm] = useState(() => (campaign ? formOfCampaign(campaign) : emptyForm(new Date())));
  const [wasTried, setWasTried] = useState(false);
  const { i18n } = useLingui();
  const keyFor = useKeyFor();
  const save = useAction((sent: SentCampaign) => send(sent, keyFor(sent)), {
    success: () => t`已保存`,
    onDone: onClose,
    isQuiet: true,
  });
  const now = useNow();
  const read = readCampaign(form, { issuer, now });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (read.ok) save.mutate(read.value);
  };
  const part: PartProps = {
    issuer,
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    errorOf: (field) => (wasTried && !read.ok && read.field === field ? i18n._(problemWords[read.problem]) : undefined),
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <NameFields {...part} />
      <WorthFields {...part} />
      <TimeFields {...part} />
      <LimitFields {...part} />
      <BottomBar>
        {save.error && (
          <p role="alert" className="text-note text-bad">
            {save.error.message}
          </p>
        )}
        {wasTried && !read.ok && (
          <p role="alert" className="text-note text-bad">
            {i18n._(problemWords[read.problem])}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t`取消`}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t`保存`}
          </Button>
        </div>
      </BottomBar>
    </form>
  );
}

const problemWords: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  name_missing: msg`请填写中文名称`,
  group_not_yours: msg`商家只能发商家券`,
  channel_not_yours: msg`商家的券只能由客人免费领取`,
  reduction_missing: msg`请填写减多少元`,
  reduction_needless: msg`这种券不减金额`,
  reduction_above_threshold: msg`减的金额不能超过使用门槛`,
  rebate_missing: msg`请填写返现比例`,
  rebate_needless: msg`这种券没有返现`,
  types_not_delivery: msg`配送券只用于外卖配送`,
  types_missing: msg`请至少选一种订单`,
  price_missing: msg`请填写售价`,
  price_needless: msg`免费的券没有售价`,
  price_too_high: msg`售价要低于减的金额`,
  code_needless: msg`只有客人领取的券才有优惠码`,
  code_wrong: msg`优惠码是 4 到 20 位大写字母或数字`,
  dates_wrong: msg`结束日期不能早于开始日期`,
  over_already: msg`结束日期已经过去`,
  date_wrong: msg`请选择日期`,
  amount_wrong: msg`请填写金额，例如 8 或 8.50`,
  number_wrong: msg`请填写范围内的整数`,
};

function TimeFields({ form, set, errorOf }: PartProps) {
  return (
    <Card title={t`时间`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          type="date"
          label={t`开始日期`}
          value={form.startDate}
          onChange={(startDate) => set({ startDate })}
          error={errorOf('startDate')}
        />
        <TextField
          type="date"
          label={t`结束日期`}
          value={form.endDate}
          onChange={(endDate) => set({ endDate })}
          error={errorOf('endDate')}
        />
        <TextField
          label={t`领取后有效天数`}
          inputMode="numeric"
          maxLength={3}
          value={form.validDays}
          onChange={(validDays) => set({ validDays })}
          error={errorOf('validDays')}
        />
      </div>
    </Card>
  );
}

const longest = 80;

/** Name fields, Chinese first. Without a translation, guests read the English name, or else the Chinese name. */
function NameFields({ form, set, errorOf }: PartProps) {
  const others = languages.filter((language) => language !== 'zh-CN');
  const missing = others.filter((language) => (form.names[language] ?? '').trim() === '').length;
  const field = (language: Language, label: string, error?: string) => (
    <div key={language} lang={language} dir={directionOf(language)}>
      <TextField
        label={label}
        maxLength={longest}
        value={form.names[language] ?? ''}
        onChange={(name) => set({ names: { ...form.names, [language]: name } })}
        error={error}
      />
    </div>
  );
  return (
    <Card title={t`名称`}>
      {field('zh-CN', t`中文名称（必填）`, errorOf('names'))}
      <details className="mt-3">
        <summary className="min-h-11 py-2 text-note text-link">
          {missing === 0 ? t`其他语言的名称：已齐全` : t`其他语言的名称：还缺 ${missing} 种，客人会看到英文或中文代替`}
        </summary>
        <div className="grid gap-3 sm:grid-cols-2">
          {others.map((language) => field(language, languageLabels[language]()))}
        </div>
      </details>
    </Card>
  );
}
