-- Rule ordering-81: a shop is paused after two unanswered orders in a row.
-- `is_paused_unanswered`: paused by that rule. `unanswered_from`: unanswered orders paid before it no longer count.
ALTER TABLE shop ADD COLUMN is_paused_unanswered boolean NOT NULL DEFAULT false,
  ADD COLUMN unanswered_from timestamptz;

-- Address for e-mails about unanswered orders. Null: none are sent.
ALTER TABLE staff ADD COLUMN email text CHECK (email <> '');
