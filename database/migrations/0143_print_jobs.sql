-- What a printer prints by itself (rule printing-17). With zero copies the printer does not print the document.
ALTER TABLE printer
  ADD COLUMN is_on boolean NOT NULL DEFAULT true,
  ADD COLUMN paper smallint NOT NULL DEFAULT 80,
  ADD COLUMN kitchen_copies smallint NOT NULL DEFAULT 1,
  ADD COLUMN receipt_copies smallint NOT NULL DEFAULT 1,
  -- The printer prints orders accepted from this time on. Null: from `created_at` on.
  ADD COLUMN prints_from timestamptz,
  ADD COLUMN fault_since timestamptz;
ALTER TABLE printer ADD CONSTRAINT printer_settings CHECK (
  paper IN (58, 80) AND kitchen_copies BETWEEN 0 AND 4 AND receipt_copies BETWEEN 0 AND 4) NOT VALID;
ALTER TABLE printer VALIDATE CONSTRAINT printer_settings;

-- A document that a printer prints once. The key prevents a second job for the same order, printer and document.
CREATE TABLE IF NOT EXISTS print_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  printer_id bigint NOT NULL REFERENCES printer ON DELETE CASCADE,
  -- Null for a test page.
  order_id bigint REFERENCES customer_order ON DELETE CASCADE,
  document text NOT NULL CHECK (document IN ('kitchen', 'receipt', 'test')),
  -- Number of the ticket, from 1 to the printer's number of copies.
  copy smallint NOT NULL DEFAULT 1,
  -- 0 for a job after the acceptance of the order, then 1 for the first print on demand, 2 for the second.
  reprint int NOT NULL DEFAULT 0,
  queued_at timestamptz NOT NULL,
  -- Set while the printer prints. After `claimed_until` it is unknown whether the document was printed.
  claim uuid,
  claimed_until timestamptz,
  is_doubtful boolean NOT NULL DEFAULT false,
  printed_at timestamptz,
  UNIQUE (order_id, printer_id, document, reprint, copy),
  CHECK ((order_id IS NULL) = (document = 'test')),
  CHECK ((claim IS NULL) = (claimed_until IS NULL))
);
CREATE INDEX IF NOT EXISTS print_job_of_printer ON print_job (printer_id, id);
CREATE INDEX IF NOT EXISTS print_job_waiting ON print_job (printer_id, id) WHERE printed_at IS NULL;
