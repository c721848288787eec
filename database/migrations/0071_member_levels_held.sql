-- Up Migration
-- When a member was last seen to hold each level: one that was held within its twelve months is no news (rule
-- notification-13). What members hold as this comes is not announced to them any more.
CREATE TABLE member_level_held (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  level      text NOT NULL,
  held_at    timestamptz NOT NULL,
  PRIMARY KEY (member_id, level)
);

INSERT INTO member_level_held (member_id, level, held_at)
SELECT member_id, level, now()
FROM (SELECT member_id, sum(balance_part + payable - refunded_balance - refunded_gateway) AS spent
    FROM customer_order WHERE completed_at >= now() - interval '12 months' GROUP BY member_id) spending
  JOIN (VALUES ('silver', 50000), ('gold', 200000), ('platinum', 500000)) AS rule (level, least) ON spent >= least
WHERE member_id IS NOT NULL;
