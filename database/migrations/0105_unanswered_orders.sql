-- Rule ordering-81: a shop is paused after two unanswered orders in a row. `is_paused_unanswered` is true if this rule
-- paused the shop. Unanswered orders that were paid before `unanswered_from` no longer count.
ALTER TABLE shop ADD COLUMN is_paused_unanswered boolean NOT NULL DEFAULT false,
  ADD COLUMN unanswered_from timestamptz;

-- E-mail address for messages about unanswered orders. Null if none are sent.
ALTER TABLE staff ADD COLUMN email text CHECK (email <> '');
