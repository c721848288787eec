import type { DeletionBlocker } from '@chifan/domain/member';
import { Button, Drawer, ErrorState, Money, PasswordField, Skeleton, toast } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletionQuery, type Profile } from '../../../data/member.ts';
import { api, CallError, type OutputOf } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useSession } from '../../../platform/session/session.ts';
import { formatTime } from '../../../platform/time.ts';
import { checkGivenPassword } from '../../../terms/member/check-fields.ts';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';

type DeleteAccountProps = { readonly profile: Profile; readonly onClose: () => void };

/**
 * Deletes the account. First shows what prevents the deletion and what the member would lose. Afterwards requires the
 * password or a code.
 */
export function DeleteAccount({ profile, onClose }: DeleteAccountProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(deletionQuery);
  return (
    <Drawer isOpen onClose={onClose} title={t`Delete account`}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.hindrances.length > 0 ? (
        <Hindered hindrances={data.hindrances} />
      ) : (
        <Confirm profile={profile} belongings={data} onClose={onClose} />
      )}
    </Drawer>
  );
}

const reasons: Readonly<Record<DeletionBlocker, MessageDescriptor>> = {
  order: msg`You have an open order or an unused set meal.`,
  mall_order: msg`A parcel from the points mall is on its way.`,
  refund: msg`A refund is still in progress.`,
  withdrawal: msg`A withdrawal is in progress.`,
};

function Hindered({ hindrances }: { readonly hindrances: readonly DeletionBlocker[] }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const isOfOrders = hindrances.some((hindrance) => hindrance !== 'withdrawal');
  return (
    <div className="grid gap-4">
      <p>
        <Trans>Your account can’t be deleted yet:</Trans>
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        {hindrances.map((hindrance) => (
          <li key={hindrance}>{t(reasons[hindrance])}</li>
        ))}
      </ul>
      <Button
        isWide
        onClick={() =>
          navigation.open(isOfOrders ? 'pages/order/index/index' : 'pages/mine/share/withdrawal/detail/detail')
        }
      >
        {isOfOrders ? <Trans>My orders</Trans> : <Trans>View my withdrawals</Trans>}
      </Button>
    </div>
  );
}

type Belongings = OutputOf<'/rest/member/deletion/show'>;
type ConfirmProps = DeleteAccountProps & { readonly belongings: Belongings };

function Confirm({ profile, belongings, onClose }: ConfirmProps) {
  const [isFresh, setIsFresh] = useState(profile.isSignInFresh);
  return (
    <div className="grid gap-4">
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>You’re now signed out on all devices. Sign in within 7 days and nothing is deleted.</Trans>
        </li>
        <li>
          <Trans>
            After that, your name, picture, number, email, addresses, diet profile and devices are deleted for good.
          </Trans>
        </li>
        <li>
          <Trans>By law, we keep orders and payments. They stay without your name, and so do your reviews.</Trans>
        </li>
      </ul>
      <Losses belongings={belongings} />
      <div className="-mx-4">
        {isFresh || profile.hasPassword ? (
          <Proof asksPassword={!isFresh} onTooOld={() => setIsFresh(false)} onClose={onClose} />
        ) : (
          <FreshSignInRequired />
        )}
      </div>
    </div>
  );
}

function Losses({ belongings: { balance, rewards, points } }: { readonly belongings: Belongings }) {
  if (balance === 0 && rewards === 0 && points === 0) return null;
  return (
    <div className="rounded-small bg-warn-tint p-3">
      <p className="font-semibold">
        <Trans>You’d lose this. Spend or withdraw it first:</Trans>
      </p>
      <ul>
        {balance !== 0 && (
          <li>
            <Trans>
              Balance: <Money isApproximate amount={balance} />
            </Trans>
          </li>
        )}
        {rewards !== 0 && (
          <li>
            <Trans>
              Rewards: <Money isApproximate amount={rewards} />
            </Trans>
          </li>
        )}
        {points !== 0 && (
          <li>
            <Plural value={points} one="# point" other="# points" />
          </li>
        )}
      </ul>
    </div>
  );
}

type ProofProps = { readonly asksPassword: boolean; readonly onTooOld: () => void; readonly onClose: () => void };

function Proof({ asksPassword, onTooOld, onClose }: ProofProps) {
  const { t } = useLingui();
  const form = useFormFields({ password: '' });
  const { password } = form.values;
  const request = useRequest();
  const submit = () => {
    if (form.refuse({ password: asksPassword ? checkGivenPassword(password) : undefined })) return;
    request.mutate(asksPassword ? { password } : {}, {
      onError: (failure) => {
        const reason = failure instanceof CallError ? failure.reason : undefined;
        if (reason === 'sign_in_too_old') onTooOld();
        else if (reason === 'login_failed') form.refuse({ password: t`This isn’t your account password.` });
        else form.refuseBy(failure, { sign_in_paused: 'password' });
      },
    });
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      {asksPassword && (
        <PasswordField
          {...form.field('password')}
          label={t`Your account password`}
          autoComplete="current-password"
          isRequired
        />
      )}
      <Button type="submit" variant="danger" isWide isBusy={request.isPending}>
        <Trans>Delete account</Trans>
      </Button>
      <Button variant="secondary" isWide onClick={onClose}>
        <Trans>Keep account</Trans>
      </Button>
    </FieldForm>
  );
}

function useRequest() {
  const { t } = useLingui();
  const language = useLanguage();
  const navigation = useNavigation();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: { readonly password?: string }) => api('/rest/member/deletion/request', entries),
    onSuccess: ({ dueAt }) => {
      const day = formatTime(dueAt, 'day', language);
      useSession.getState().signOut();
      navigation.switchTab('pages/mine/index/index');
      toast(t`Your account will be deleted on ${day}. Sign in before then to keep it.`, { kind: 'success' });
    },
  });
}
