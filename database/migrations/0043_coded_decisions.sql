-- Up Migration
-- Texts that staff wrote in Chinese are no longer shown to guests. Decisions that referred to such a text get a coded
-- reason.

UPDATE refund SET decision_reason = 'no_fault_found' WHERE decision_reason = 'see_note';
UPDATE mall_refund SET decision_reason = CASE WHEN granted > 0 THEN 'as_goodwill' ELSE 'no_fault_found' END
  WHERE decision_reason = 'see_note';
UPDATE withdrawal SET reason = 'rules_not_met' WHERE reason = 'see_note';
