-- Up Migration
-- What staff write in Chinese is no longer shown to guests: decisions that only pointed at a note give a coded reason.

UPDATE refund SET decision_reason = 'no_fault_found' WHERE decision_reason = 'see_note';
UPDATE mall_refund SET decision_reason = CASE WHEN granted > 0 THEN 'as_goodwill' ELSE 'no_fault_found' END
  WHERE decision_reason = 'see_note';
UPDATE withdrawal SET reason = 'rules_not_met' WHERE reason = 'see_note';
