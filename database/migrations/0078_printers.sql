-- A machine in a kitchen that prints a shop's tickets. Of its key the hash alone is here; withdrawn is gone.
CREATE TABLE printer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- When its machine last said how it is, and what was wrong then.
  seen_at timestamptz,
  fault text CHECK (fault IN ('no_paper', 'cover_open', 'not_ready', 'no_answer'))
);
CREATE INDEX printer_of_shop ON printer (shop_id);

-- As of a session: every server forgets the key at once, and its live streams end.
CREATE FUNCTION tell_printer_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', key_hash) FROM ended;
  RETURN NULL;
END $$;
CREATE TRIGGER printer_withdrawn AFTER DELETE ON printer
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_printer_withdrawn();

-- How often the ticket of an order is wanted at a shop and was printed there; an order without a row was not begun.
CREATE TABLE ticket_print (
  order_id bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  wanted int NOT NULL DEFAULT 1,
  printed int NOT NULL DEFAULT 0,
  -- Who prints it just now, and until when nobody else does.
  claim uuid,
  claimed_until timestamptz,
  -- One that nobody confirmed may lie on the counter: the next one is marked as a copy.
  is_doubtful boolean NOT NULL DEFAULT false,
  PRIMARY KEY (order_id, shop_id),
  CHECK (printed BETWEEN 0 AND wanted),
  CHECK ((claim IS NULL) = (claimed_until IS NULL))
);
CREATE INDEX ticket_print_wanted ON ticket_print (shop_id) WHERE printed < wanted;
