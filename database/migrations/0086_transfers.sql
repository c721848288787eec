-- Faster functions for postings with two entries, which are nearly all. Reading arrays, grouping and sorting took
-- longer than writing. A new account for an order was also searched before it was created.

-- Changes the balance of an account, or creates the account. Accounts that may be negative store no balance, because
-- all postings would wait for one row.
CREATE FUNCTION move_account(
  account_kind text, account_owner text, account_asset text, is_negative boolean, moved bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  found_account bigint;
BEGIN
  IF is_negative THEN
    SELECT id INTO found_account FROM account WHERE kind = account_kind AND owner_id = account_owner;
    IF NOT FOUND THEN
      INSERT INTO account (kind, owner_id, asset, may_be_negative)
        VALUES (account_kind, account_owner, account_asset, true) ON CONFLICT (kind, owner_id) DO NOTHING;
      SELECT id INTO found_account FROM account WHERE kind = account_kind AND owner_id = account_owner;
    END IF;
    RETURN found_account;
  END IF;
  -- The first payment for an order has no account yet. All other accounts nearly always exist.
  IF account_kind <> 'order_held' OR moved < 0 THEN
    UPDATE account SET balance = balance + moved WHERE kind = account_kind AND owner_id = account_owner
      RETURNING id INTO found_account;
  END IF;
  IF found_account IS NULL THEN
    INSERT INTO account (kind, owner_id, asset, may_be_negative, balance)
      VALUES (account_kind, account_owner, account_asset, false, moved)
      ON CONFLICT (kind, owner_id) DO UPDATE SET balance = account.balance + excluded.balance
      RETURNING id INTO found_account;
  END IF;
  RETURN found_account;
END $$;

-- Writes a posting of two entries, from one account to another. Accounts are changed in the same fixed order as in
-- `post_entries`.
CREATE FUNCTION post_transfer(
  posting_key text, posting_reason text, for_order bigint, at timestamptz, moved_asset text, moved bigint,
  from_kind text, from_owner text, from_negative boolean, to_kind text, to_owner text, to_negative boolean
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  new_posting bigint;
  from_account bigint;
  to_account bigint;
BEGIN
  INSERT INTO posting (key, reason, order_id, created_at) VALUES (posting_key, posting_reason, for_order, at)
    RETURNING id INTO new_posting;
  IF (from_kind, from_owner) < (to_kind, to_owner) THEN
    from_account := move_account(from_kind, from_owner, moved_asset, from_negative, -moved);
    to_account := move_account(to_kind, to_owner, moved_asset, to_negative, moved);
  ELSE
    to_account := move_account(to_kind, to_owner, moved_asset, to_negative, moved);
    from_account := move_account(from_kind, from_owner, moved_asset, from_negative, -moved);
  END IF;
  INSERT INTO entry (posting_id, account_id, amount)
    VALUES (new_posting, from_account, -moved), (new_posting, to_account, moved);
  RETURN new_posting;
END $$;

CREATE OR REPLACE FUNCTION post_entries(
  posting_key text, posting_reason text, for_order bigint, at timestamptz,
  kinds text[], owners text[], assets text[], amounts bigint[], negatives boolean[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  new_posting bigint;
  line record;
  accounts bigint[] := '{}';
  moved bigint[] := '{}';
BEGIN
  INSERT INTO posting (key, reason, order_id, created_at) VALUES (posting_key, posting_reason, for_order, at)
    RETURNING id INTO new_posting;
  FOR line IN
    SELECT kind, owner_id, asset, sum(amount)::bigint AS amount, bool_or(negative) AS negative
    FROM unnest(kinds, owners, assets, amounts, negatives) AS t(kind, owner_id, asset, amount, negative)
    GROUP BY kind, owner_id, asset HAVING sum(amount) <> 0 ORDER BY kind, owner_id
  LOOP
    accounts := accounts || move_account(line.kind, line.owner_id, line.asset, line.negative, line.amount);
    moved := moved || line.amount;
  END LOOP;
  INSERT INTO entry (posting_id, account_id, amount)
    SELECT new_posting, line_account, line_amount FROM unnest(accounts, moved) AS t(line_account, line_amount);
  RETURN new_posting;
END $$;
