-- Up Migration
-- The double-entry ledger (decisions §6). Postings are only ever added; a posting's entries sum to zero.

CREATE TABLE account (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL,
  -- The member, shop or courier that it belongs to; 0 for the platform's own.
  owner_id  bigint NOT NULL DEFAULT 0,
  asset     text NOT NULL CHECK (asset IN ('cny', 'points')),
  -- Always the sum of its entries; kept here so that "enough?" is one conditional update.
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
