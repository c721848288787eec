-- Up Migration
-- The double-entry ledger (decisions §6). Postings are only ever added; a posting's entries sum to zero.

CREATE TABLE account (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL,
  -- The id of the member, shop, order … that it belongs to, a payment method's name, or '' for the platform's own.
  owner_id  text NOT NULL DEFAULT '',
  asset     text NOT NULL CHECK (asset IN ('cny', 'points')),
  -- The sum of its entries, kept here so that "enough?" is one conditional update. Only for accounts that may not fall
  -- below zero: the platform's own take part in every posting, and one row would make all orders wait for one another.
  balance   bigint NOT NULL DEFAULT 0,
  may_be_negative boolean NOT NULL,
  UNIQUE (kind, owner_id),
  CHECK (may_be_negative OR balance >= 0)
);

CREATE TABLE posting (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What it is for, once: "order:17:paid". A second posting with the same key is refused by the database.
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

-- No hand may write an unbalanced posting, not even one that bypasses the server.
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

-- Posts entries that belong together: makes accounts that are new, moves the guarded balances in one fixed order (so that
-- two postings never wait for each other in a circle), and writes the posting with its entries.
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
