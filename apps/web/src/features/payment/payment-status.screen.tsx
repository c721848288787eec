import { isFinalOrderState } from '@chifan/domain/ordering';
import { ErrorState, Loading, Skeleton, toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../platform/live.ts';
import { useParams } from '../../platform/navigation.ts';
import { takeReturn } from './card/stripe-settings.ts';
import { type PaymentStatus, statusQuery } from './payment.query.ts';
import { CancelPaymentDialog } from './status/cancel-payment-dialog.tsx';
import { Ended, Paid, Waiting } from './status/outcomes.tsx';
import { PayPanel } from './status/pay-panel.tsx';

/** Pays an order and says where its payment stands. Parameters: `orderId`, and `method` where the guest chose it before. */
export default function PaymentStatusScreen() {
  const { t } = useLingui();
  const params = useParams();
  const orderId = Number(params.orderId);
  const [isWaiting, setIsWaiting] = useState(takeReturn);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const { data: status, error, refetch } = useQuery(statusQuery(orderId, isWaiting));
  const look = () => void refetch();
  useLive(`order:${orderId}`, look);
  const search = async () => {
    setIsSearching(true);
    const { data } = await refetch();
    setIsSearching(false);
    if (data?.orderState === 'unpaid') toast(t`The payment has not arrived yet.`);
  };
  const waitForIt = () => {
    setIsWaiting(true);
    look();
  };

  if (!status) return error ? <ErrorState error={error} onRetry={look} /> : <PaymentSkeleton />;
  if (isPaid(status)) return <Paid status={status} />;
  if (isFinalOrderState(status.orderState)) return <Ended status={status} />;
  return (
    <>
      {isWaiting ? (
        <Waiting
          status={status}
          isSearching={isSearching}
          onSearch={() => void search()}
          onCompleted={() => void search()}
          onPayAgain={() => setIsWaiting(false)}
          onCancel={() => setIsCancelling(true)}
        />
      ) : (
        <PayPanel
          status={status}
          startsWith={params.method === 'balance' ? 'balance' : 'stripe'}
          onPaid={waitForIt}
          onLapsed={look}
          onCancel={() => setIsCancelling(true)}
        />
      )}
      <CancelPaymentDialog
        orderId={orderId}
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        onSettled={look}
      />
    </>
  );
}

const isPaid = ({ paymentState, orderState }: PaymentStatus) =>
  paymentState === 'settled' && !isFinalOrderState(orderState);

const PaymentSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-44" />
      <Skeleton className="h-96" />
    </div>
  </Loading>
);
