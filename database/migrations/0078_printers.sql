-- A printer for the tickets of a shop. Only the hash of its key is stored. A withdrawn printer is deleted.
CREATE TABLE printer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Time of the printer's last report, and the fault that it reported.
  seen_at timestamptz,
  fault text CHECK (fault IN ('no_paper', 'cover_open', 'not_ready', 'no_answer'))
);
CREATE INDEX printer_of_shop ON printer (shop_id);

-- Notifies all servers that the printer's key is invalid. They end its live streams, as for a deleted session.
CREATE FUNCTION tell_printer_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', key_hash) FROM ended;
  RETURN NULL;
END $$;
CREATE TRIGGER printer_withdrawn AFTER DELETE ON printer
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_printer_withdrawn();

-- How often the ticket of an order must be printed at a shop (`wanted`), and how often it was (`printed`). An order
-- without a row was not printed.
CREATE TABLE ticket_print (
  order_id bigint NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  wanted int NOT NULL DEFAULT 1,
  printed int NOT NULL DEFAULT 0,
  -- The printer that has claimed the ticket, and the time until which no other may claim it.
  claim uuid,
  claimed_until timestamptz,
  -- True if it is unknown whether the last copy was printed. The next one is then marked as a copy.
  is_doubtful boolean NOT NULL DEFAULT false,
  PRIMARY KEY (order_id, shop_id),
  CHECK (printed BETWEEN 0 AND wanted),
  CHECK ((claim IS NULL) = (claimed_until IS NULL))
);
CREATE INDEX ticket_print_wanted ON ticket_print (shop_id) WHERE printed < wanted;
