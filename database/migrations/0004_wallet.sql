-- Up Migration
-- The double-entry ledger. Postings are only added, never changed, and the entries of a posting sum to zero.

CREATE TABLE account (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL,
  -- Id of the owner (a member, shop, order and so on) or name of the payment method. '' for an account of the platform.
  owner_id  text NOT NULL DEFAULT '',
  asset     text NOT NULL CHECK (asset IN ('cny', 'points')),
  -- Sum of the account's entries, so that one conditional update can check and change it. Used only for accounts that
  -- may not go below zero. The platform's accounts are part of every posting, so an update of one row would make all
  -- orders wait for each other.
  balance   bigint NOT NULL DEFAULT 0,
  may_be_negative boolean NOT NULL,
  UNIQUE (kind, owner_id),
  CHECK (may_be_negative OR balance >= 0)
);

CREATE TABLE posting (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Purpose of the posting, such as "order:17:paid". Unique, so the database refuses a second posting for the same
  -- purpose.
  key         text NOT NULL UNIQUE,
  reason      text NOT NULL,
  order_id    bigint,
  created_at  timestamptz NOT NULL
);
CREATE INDEX posting_order ON posting (order_id) WHERE order_id IS NOT NULL;

CREATE TABLE entry (
  posting_id  bigint NOT NULL REFERENCES posting,
  account_id  bigint NOT NULL REFERENCES account,
  amount      bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (account_id, posting_id)
);
CREATE INDEX entry_posting ON entry (posting_id);

-- Refuses unbalanced postings, also of writers that bypass the server.
CREATE FUNCTION check_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM entry e JOIN account a ON a.id = e.account_id
    WHERE e.posting_id = NEW.posting_id GROUP BY a.asset HAVING sum(e.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balances();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Writes a posting with its entries. It creates missing accounts and updates balances in a fixed order, so that two
-- postings cannot deadlock.
CREATE FUNCTION post_entries(
  posting_key text, posting_reason text, for_order bigint, at timestamptz,
  kinds text[], owners text[], assets text[], amounts bigint[], negatives boolean[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  new_posting bigint;
  line record;
  found_account bigint;
BEGIN
  INSERT INTO posting (key, reason, order_id, created_at) VALUES (posting_key, posting_reason, for_order, at)
    RETURNING id INTO new_posting;
  FOR line IN
    SELECT kind, owner_id, asset, sum(amount)::bigint AS amount, bool_or(negative) AS negative
    FROM unnest(kinds, owners, assets, amounts, negatives) AS t(kind, owner_id, asset, amount, negative)
    GROUP BY kind, owner_id, asset HAVING sum(amount) <> 0 ORDER BY kind, owner_id
  LOOP
    SELECT id INTO found_account FROM account WHERE kind = line.kind AND owner_id = line.owner_id;
    IF NOT FOUND THEN
      INSERT INTO account (kind, owner_id, asset, may_be_negative)
        VALUES (line.kind, line.owner_id, line.asset, line.negative)
        ON CONFLICT (kind, owner_id) DO NOTHING;
      SELECT id INTO found_account FROM account WHERE kind = line.kind AND owner_id = line.owner_id;
    END IF;
    IF NOT line.negative THEN
      UPDATE account SET balance = balance + line.amount WHERE id = found_account;
    END IF;
    INSERT INTO entry (posting_id, account_id, amount) VALUES (new_posting, found_account, line.amount);
  END LOOP;
  RETURN new_posting;
END $$;
