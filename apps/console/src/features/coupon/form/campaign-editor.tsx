import type { Campaign } from '@chifan/contract/coupon';
import type { CouponIssuer } from '@chifan/domain/coupon';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { useNow } from '../../../platform/use-now.ts';
import { emptyForm, formOfCampaign, type SentCampaign } from './campaign-form.ts';
import type { PartProps } from './campaign-part-props.ts';
import { LimitFields } from './limit-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { problemWords } from './problem-words.ts';
import { readCampaign } from './read-campaign.ts';
import { TimeFields } from './time-fields.tsx';
import { WorthFields } from './worth-fields.tsx';

type CampaignEditorProps = {
  readonly issuer: CouponIssuer;
  /** null: a new one. */
  readonly campaign: Campaign | null;
  readonly send: (sent: SentCampaign, idempotencyKey: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export function CampaignEditor({ issuer, campaign, send, onClose }: CampaignEditorProps) {
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
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <NameFields {...part} />
      <WorthFields {...part} />
      <TimeFields {...part} />
      <LimitFields {...part} />
      <div className="sticky bottom-[calc(var(--tab-bar)+0.5rem)] z-10 grid gap-2 rounded-card border border-line bg-surface p-3 shadow-raised lg:bottom-4">
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
          <Button type="submit" isBusy={save.isPending}>
            {t`保存`}
          </Button>
        </div>
      </div>
    </form>
  );
}
