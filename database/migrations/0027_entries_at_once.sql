-- One statement writes all entries of a posting. The balance is checked once at the end of the statement, not for each
-- entry at the commit. The entries of one statement sum to zero, so the whole posting does too.
DROP TRIGGER posting_balances ON entry;
DROP FUNCTION check_posting_balances();

-- Refuses unbalanced postings, also of writers that bypass the server.
CREATE FUNCTION check_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced bigint;
BEGIN
  SELECT e.posting_id INTO unbalanced FROM added e JOIN account a ON a.id = e.account_id
    GROUP BY e.posting_id, a.asset HAVING sum(e.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % does not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_balance AFTER INSERT ON entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_entries_balance();

-- Replaces the function of migration 0004, so that each account is changed only once. It creates missing accounts,
-- updates balances in a fixed order (so that two postings cannot deadlock), and writes the posting with its entries.
CREATE OR REPLACE FUNCTION post_entries(
  posting_key text, posting_reason text, for_order bigint, at timestamptz,
  kinds text[], owners text[], assets text[], amounts bigint[], negatives boolean[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  new_posting bigint;
  line record;
  found_account bigint;
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
    IF line.negative THEN
      SELECT id INTO found_account FROM account WHERE kind = line.kind AND owner_id = line.owner_id;
      IF NOT FOUND THEN
        INSERT INTO account (kind, owner_id, asset, may_be_negative)
          VALUES (line.kind, line.owner_id, line.asset, true) ON CONFLICT (kind, owner_id) DO NOTHING;
        SELECT id INTO found_account FROM account WHERE kind = line.kind AND owner_id = line.owner_id;
      END IF;
    ELSE
      UPDATE account SET balance = balance + line.amount WHERE kind = line.kind AND owner_id = line.owner_id
        RETURNING id INTO found_account;
      IF NOT FOUND THEN
        INSERT INTO account (kind, owner_id, asset, may_be_negative, balance)
          VALUES (line.kind, line.owner_id, line.asset, false, line.amount)
          ON CONFLICT (kind, owner_id) DO UPDATE SET balance = account.balance + excluded.balance
          RETURNING id INTO found_account;
      END IF;
    END IF;
    accounts := accounts || found_account;
    moved := moved || line.amount;
  END LOOP;
  INSERT INTO entry (posting_id, account_id, amount)
    SELECT new_posting, line_account, line_amount FROM unnest(accounts, moved) AS t(line_account, line_amount);
  RETURN new_posting;
END $$;
