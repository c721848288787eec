-- Up Migration
-- Renames tables as gateways do: a refund goes back through a gateway, and a payout is sent to an account.

ALTER TABLE refund_payout RENAME TO gateway_refund;
ALTER INDEX refund_payout_open RENAME TO gateway_refund_open;
ALTER INDEX refund_payout_attempt RENAME TO gateway_refund_attempt;
ALTER INDEX refund_payout_refund RENAME TO gateway_refund_refund;
ALTER INDEX refund_payout_settled RENAME TO gateway_refund_settled;
ALTER TABLE payout_history RENAME TO gateway_refund_history;
ALTER TABLE gateway_refund_history RENAME COLUMN payout_id TO gateway_refund_id;
ALTER TABLE gateway_transfer RENAME TO payout;
ALTER INDEX gateway_transfer_waiting RENAME TO payout_waiting;

ALTER TABLE gateway_alert DROP CONSTRAINT gateway_alert_kind_check;
UPDATE gateway_alert SET kind = CASE kind
    WHEN 'payout_failed' THEN 'gateway_refund_failed'
    WHEN 'payout_twice' THEN 'paid_twice'
    WHEN 'transfer_waits' THEN 'payout_waits' END
  WHERE kind IN ('payout_failed', 'payout_twice', 'transfer_waits');
ALTER TABLE gateway_alert ADD CONSTRAINT gateway_alert_kind_check CHECK (kind IN ('bad_signature', 'wrong_app',
  'wrong_amount', 'unknown_payment', 'replayed', 'statement_differs', 'gateway_refund_failed', 'gateway_absent',
  'paid_twice', 'payout_waits'));
UPDATE gateway_alert SET says = jsonb_set(says, '{code}', to_jsonb(replace(says ->> 'code', 'transfer_', 'payout_')))
  WHERE says ->> 'code' IN ('transfer_end_unknown', 'transfer_sent_twice');
UPDATE job SET kind = 'payment.payout' WHERE kind = 'payment.transfer';
UPDATE job SET kind = replace(kind, 'payment.transfer-ended>', 'payment.payout-ended>'),
    payload = jsonb_build_object('payoutId', payload -> 'transferId') WHERE kind LIKE 'payment.transfer-ended>%';
UPDATE job SET payload = payload - 'transferId' || jsonb_build_object('payoutId', payload -> 'transferId')
  WHERE kind = 'payment.payout' AND payload ? 'transferId';
UPDATE job SET kind = replace(kind, 'payment.payout-changed>', 'payment.gateway-refund-changed>'),
    payload = payload - 'payoutId' || jsonb_build_object('gatewayRefundId', payload -> 'payoutId')
  WHERE kind LIKE 'payment.payout-changed>%';
UPDATE job SET payload = jsonb_build_object('gatewayRefundId', payload -> 'payoutId')
  WHERE kind = 'payment.pay-back' AND payload ? 'payoutId';

-- Existing postings get the new words in reason and key. Their entries do not change.
ALTER TABLE posting DISABLE TRIGGER posting_append_only;
UPDATE posting SET reason = replace(reason, 'payout_', 'gateway_refund_')
  WHERE reason IN ('payout_twice', 'payout_otherwise');
UPDATE posting SET key = 'gateway-refund:' || substr(key, 8) WHERE key LIKE 'payout:%';
ALTER TABLE posting ENABLE TRIGGER posting_append_only;
