-- Up Migration
-- When a member last had each level. A member who had a level within its twelve months gets no notification of reaching
-- it again (rule notification-13). Levels that members have already are not announced.
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
