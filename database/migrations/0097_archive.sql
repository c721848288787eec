-- Partitions whose rows are now in files of the archive (record 0074). The empty partition remains.
CREATE TABLE archived_partition (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name   text NOT NULL CHECK (table_name IN ('order_history', 'order_line', 'entry')),
  -- Range of order or posting numbers: `first` is included and `ending` is not.
  first        bigint NOT NULL,
  ending       bigint NOT NULL CHECK (ending > first),
  oldest       timestamptz NOT NULL,
  newest       timestamptz NOT NULL,
  file         text NOT NULL,
  rows         bigint NOT NULL,
  -- Sum of the first 60 bits of each row's MD5, which does not depend on the order of rows.
  digest       numeric NOT NULL,
  archived_at  timestamptz NOT NULL,
  UNIQUE (table_name, first, ending)
);

-- Sum of the archived entries of each account, so that a balance is still the sum of all entries ever posted. Accounts
-- of the kind order_held with the sum zero have no row. All other accounts have one, even if the sum is zero.
CREATE TABLE archived_sum (
  archived_id  bigint NOT NULL REFERENCES archived_partition,
  account_id   bigint NOT NULL REFERENCES account,
  amount       bigint NOT NULL,
  PRIMARY KEY (account_id, archived_id)
);
CREATE INDEX archived_sum_of ON archived_sum (archived_id);

-- Queries that sum an account must use this view, which includes archived entries.
CREATE VIEW posted_amount AS
  SELECT account_id, amount FROM entry UNION ALL SELECT account_id, amount FROM archived_sum;
