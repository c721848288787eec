import { CallError, connectionCode, timeoutCode } from '@chifan/contract/client';
import { ErrorState, Icon, PageSkeleton, useIsOnline } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { SoundHint } from '../bell/sound-switch.tsx';
import { BottomBarPlace } from '../forms/bottom-bar.tsx';
import { useKitchenMode } from '../kitchen-mode/kitchen-mode.ts';
import { subscribeTopics, useIsDisconnected } from '../platform/live/live.ts';
import { topicsOf } from '../platform/live/topics.ts';
import { type Staff, type StaffAccess, type StaffKind, staffQuery } from '../platform/staff.ts';
import { PluggedPrinter } from '../staff-order/printing/plugged-printer-loop.tsx';
import { TicketSheet } from '../staff-order/printing/ticket-sheet.tsx';
import { Badges, useBadge } from './badges.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { storeLastStaff } from './offline/last-staff.ts';
import { OfflinePage } from './offline/offline-page.tsx';
import { startAfterIdle } from './offline/register-service-worker.ts';
import { homeOf, isScreenOf, type Screen, screenAt, screensOf } from './screens.ts';

export function Frame() {
  const { data: staff, error, isPaused, refetch } = useQuery({ ...staffQuery, refetchInterval: untilAnswered });
  const isAway = useIsAway(isPaused, error);
  if (staff) return <SignedIn staff={staff} />;
  if (isAway) return <OfflinePage onRetry={() => void refetch()} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

const againMs = 5_000;

/**
 * Milliseconds after which the console repeats a failed call that loads the signed-in account, until the server
 * responds. False if the call has not failed.
 */
const untilAnswered = ({ state }: { readonly state: { readonly status: string } }): number | false =>
  state.status === 'error' ? againMs : false;

/**
 * Returns true from the first network failure until the server responds, so that the offline page does not disappear
 * while the console retries.
 */
function useIsAway(isPaused: boolean, error: Error | null): boolean {
  const isOnline = useIsOnline();
  const [wasAway, setWasAway] = useState(false);
  const isAway = isPaused || !isOnline || (error instanceof CallError && isNetworkAway(error));
  const isAnswered = error !== null && !isAway;
  if (isAway && !wasAway) setWasAway(true);
  if (isAnswered && wasAway) setWasAway(false);
  return isAway || (wasAway && !isAnswered);
}

const isNetworkAway = ({ code }: CallError): boolean => code === connectionCode || code === timeoutCode;

/** Staff whose role requires a second factor see only its set-up until they have one (rule staff-5). */
function SignedIn({ staff }: { readonly staff: Staff }) {
  const client = useQueryClient();
  const [isSettingUp, setIsSettingUp] = useState(staff.isSecondFactorMissing);
  if (staff.isSecondFactorMissing && !isSettingUp) setIsSettingUp(true);
  if (!isSettingUp) return <FrameOf staff={staff} />;
  // The set-up screen remains until the person has saved the recovery codes, which are shown only once.
  const finish = async () => {
    await client.invalidateQueries();
    setIsSettingUp(false);
  };
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SecondFactorRequired onDone={() => void finish()} />
    </Suspense>
  );
}

const SecondFactorRequired = lazy(() => import('./second-factor-required.tsx'));

function FrameOf({ staff }: { readonly staff: Staff }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const screen = screenAt(path);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  useLiveUpdates(staff);
  usePreloadedScreens(staff);
  useEffect(() => storeLastStaff(staff), [staff]);
  const isKitchen = useKitchenMode(({ isOn }) => isOn) && staff.role === 'merchant' && path === homeOf(staff);
  if (!isScreenOf(screen, staff)) return <Navigate to={homeOf(staff)} replace />;
  if (isKitchen)
    return (
      <Badges staff={staff}>
        <TicketSheet />
        <PluggedPrinter />
        <PageTitle screen={screen} staff={staff} />
        <CutOffNotice role={staff.role} />
        <main id="content" tabIndex={-1} className="relative min-h-96 flex-1">
          <Outlet />
        </main>
      </Badges>
    );
  return (
    <Badges staff={staff}>
      <TicketSheet />
      <PluggedPrinter />
      <PageTitle screen={screen} staff={staff} />
      <div className="frame flex-1 lg:grid lg:grid-cols-[13rem_1fr]">
        <Navigation staff={staff} />
        <div className="frame-page min-w-0">
          <Header screen={screen} staff={staff} />
          <CutOffNotice role={staff.role} />
          <main
            id="content"
            tabIndex={-1}
            className="relative mx-auto w-full max-w-[100rem] px-4 pt-4 pb-[calc(var(--tab-bar)+1.5rem)] lg:px-6 lg:pb-8"
          >
            {staff.role !== 'platform' && <SoundHint />}
            <BottomBarPlace value={barPlace}>
              <Outlet />
            </BottomBarPlace>
          </main>
          <div ref={setBarPlace} className="bottom-bar-place print:hidden" />
        </div>
      </div>
    </Badges>
  );
}

function useLiveUpdates(staff: Staff): void {
  const topics = topicsOf(staff.shops.map(({ id }) => id)).join(' ');
  useEffect(() => subscribeTopics(topics.split(' ')), [topics]);
}

/** Preloads the code of all screens, so that staff can open any screen while offline. */
function usePreloadedScreens(staff: StaffAccess): void {
  const loadScreens = useEffectEvent(() => screensOf(staff).map(({ load }) => load().catch(() => undefined)));
  useEffect(() => {
    const loading = loadScreens();
    void Promise.all(loading).then(startAfterIdle);
  }, []);
}

/**
 * Shows in the title of the browser tab how many items need action on the first screen of the role, because staff may
 * have another tab open.
 */
function PageTitle({ screen, staff }: { readonly screen: Screen; readonly staff: StaffAccess }) {
  const waiting = useBadge(homeOf(staff));
  const isCutOff = useIsDisconnected();
  const cutOff = isCutOff ? t`⚠ 已断开 · ` : '';
  const title = `${cutOff}${waiting > 0 ? `(${waiting}) ` : ''}${screen.title()} · Chifan`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

const cutOffWords: Readonly<Record<StaffKind, () => string>> = {
  merchant: () => t`与服务器断开了：新订单可能收不到，也不会响铃。请检查网络，正在重新连接…`,
  courier: () => t`与服务器断开了：收不到新单和消息，也不会响铃。取餐、送达照常点，有信号后自动发送。`,
  platform: () => t`与服务器断开了：画面可能不是最新的。请检查网络，正在重新连接…`,
};

function CutOffNotice({ role }: { readonly role: StaffKind }) {
  const isCutOff = useIsDisconnected();
  return (
    <div role="alert">
      {isCutOff && (
        <p className="flex items-center gap-3 bg-bad-tint px-4 py-3 font-semibold text-bad lg:px-6">
          <Icon name="offline" />
          <span className="min-w-0 flex-1">{cutOffWords[role]()}</span>
        </p>
      )}
    </div>
  );
}
