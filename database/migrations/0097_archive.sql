-- What lies in files of the archive instead of in a partition (record 0074): the partition stays where it was, empty.
CREATE TABLE archived_partition (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name   text NOT NULL CHECK (table_name IN ('order_history', 'order_line', 'entry')),
  -- The orders' or postings' numbers in it: from the first on, and below the last one.
  first        bigint NOT NULL,
  ending       bigint NOT NULL CHECK (ending > first),
  oldest       timestamptz NOT NULL,
  newest       timestamptz NOT NULL,
  file         text NOT NULL,
  rows         bigint NOT NULL,
  -- The first 60 bits of each row's MD5, summed: the same in whatever order they are read.
  digest       numeric NOT NULL,
  archived_at  timestamptz NOT NULL,
  UNIQUE (table_name, first, ending)
);

-- What archived entries moved on each account, so that balances go on being the sum of what was ever posted. Of what was held for
-- an order and is nothing any more there is no row; of every other account there is one, even where it is nothing.
CREATE TABLE archived_sum (
  archived_id  bigint NOT NULL REFERENCES archived_partition,
  account_id   bigint NOT NULL REFERENCES account,
  amount       bigint NOT NULL,
  PRIMARY KEY (account_id, archived_id)
);
CREATE INDEX archived_sum_of ON archived_sum (archived_id);

-- Whoever sums an account sums these.
CREATE VIEW posted_amount AS
  SELECT account_id, amount FROM entry UNION ALL SELECT account_id, amount FROM archived_sum;
