-- Tables that grow with every order are partitioned by order or posting number (record 0066). The existing table
-- becomes the first partition without reading or writing a row. It accepts all numbers until a job limits it. The
-- history of an order is read by (order_id, id), which becomes the primary key, so one index less is written.
CREATE UNIQUE INDEX IF NOT EXISTS order_history_in_order ON order_history (order_id, id);
ALTER TABLE order_history DROP CONSTRAINT order_history_pkey;
ALTER TABLE order_history ADD CONSTRAINT order_history_first_pkey PRIMARY KEY USING INDEX order_history_in_order;
DROP INDEX order_history_of;

-- The new parent tables get the names, sequences and triggers.
DROP TRIGGER order_history_append_only ON order_history;
DROP TRIGGER entry_append_only ON entry;
DROP TRIGGER entries_balance ON entry;
ALTER TABLE order_history RENAME TO order_history_first;
ALTER TABLE order_line RENAME TO order_line_first;
ALTER TABLE entry RENAME TO entry_first;
ALTER INDEX order_line_pkey RENAME TO order_line_first_pkey;
ALTER INDEX entry_pkey RENAME TO entry_first_pkey;
ALTER INDEX entry_posting RENAME TO entry_first_posting;

CREATE TABLE order_line (LIKE order_line_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (order_id);
ALTER TABLE order_line ADD CONSTRAINT order_line_pkey PRIMARY KEY (order_id, position);
ALTER TABLE order_line ADD CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order;
ALTER TABLE order_line ATTACH PARTITION order_line_first FOR VALUES FROM (MINVALUE) TO (MAXVALUE);

CREATE TABLE entry (LIKE entry_first INCLUDING CONSTRAINTS) PARTITION BY RANGE (posting_id);
ALTER TABLE entry ADD CONSTRAINT entry_pkey PRIMARY KEY (account_id, posting_id);
CREATE INDEX entry_posting ON entry (posting_id);
ALTER TABLE entry ADD CONSTRAINT entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account;
ALTER TABLE entry ADD CONSTRAINT entry_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES posting;
ALTER TABLE entry ATTACH PARTITION entry_first FOR VALUES FROM (MINVALUE) TO (MAXVALUE);
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_balance AFTER INSERT ON entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_entries_balance();

-- The ids of the history continue after the last one.
DO $$
DECLARE
  following bigint;
BEGIN
  SELECT COALESCE(pg_sequence_last_value(pg_get_serial_sequence('order_history_first', 'id')::regclass), 0) + 1 INTO following;
  ALTER TABLE order_history_first ALTER COLUMN id DROP IDENTITY;
  CREATE TABLE order_history (LIKE order_history_first) PARTITION BY RANGE (order_id);
  EXECUTE format('ALTER TABLE order_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (START WITH %s)', following);
END $$;
ALTER TABLE order_history ADD CONSTRAINT order_history_pkey PRIMARY KEY (order_id, id);
ALTER TABLE order_history ADD CONSTRAINT order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order;
ALTER TABLE order_history ATTACH PARTITION order_history_first FOR VALUES FROM (MINVALUE) TO (MAXVALUE);
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
