-- No reward for orders at a member's own restaurant (rules wallet-12, wallet-13, coupon-10).

-- Whether the member probably works at the shop. This is assumed if they share a device, phone or payment account with
-- its staff, directly or through one other account. `OFFSET 0` makes PostgreSQL use the index of payers.
CREATE FUNCTION is_own_shop(of_member bigint, at_shop bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH people AS MATERIALIZED (
    SELECT staff.id, staff.phone FROM staff_shop JOIN staff ON staff.id = staff_shop.staff_id
    WHERE staff_shop.shop_id = at_shop
  ), payers AS MATERIALIZED (
    SELECT a.payer, a.method FROM customer_order o JOIN payment_attempt a ON a.order_id = o.id
      WHERE o.member_id = of_member AND a.payer > '' AND EXISTS (SELECT FROM people)
    UNION SELECT a.payer, a.method FROM purchase p JOIN payment_attempt a ON a.purchase_id = p.id
      WHERE p.member_id = of_member AND a.payer > '' AND EXISTS (SELECT FROM people)
  ), accounts AS MATERIALIZED (
    SELECT of_member AS id
    UNION SELECT other.member_id FROM member_device one JOIN member_device other ON other.device_hash = one.device_hash
      WHERE one.member_id = of_member
    UNION SELECT other.id FROM member one JOIN member other ON other.mobile = one.mobile WHERE one.id = of_member
    UNION SELECT coalesce(o.member_id, p.member_id) FROM payers one
      CROSS JOIN LATERAL (SELECT order_id, purchase_id FROM payment_attempt
        WHERE payer > '' AND payer = one.payer AND method = one.method OFFSET 0) other
      LEFT JOIN customer_order o ON o.id = other.order_id LEFT JOIN purchase p ON p.id = other.purchase_id
      WHERE coalesce(o.member_id, p.member_id) IS NOT NULL
  )
  SELECT EXISTS (SELECT FROM people) AND (
    EXISTS (SELECT FROM people JOIN staff_device worked ON worked.staff_id = people.id
      JOIN member_device used ON used.device_hash = worked.device_hash JOIN accounts ON accounts.id = used.member_id)
    OR EXISTS (SELECT FROM people JOIN member ON member.mobile = people.phone JOIN accounts ON accounts.id = member.id)
    OR EXISTS (SELECT FROM people JOIN member_address home ON home.phone = people.phone
      JOIN accounts ON accounts.id = home.member_id)
    OR EXISTS (SELECT FROM people JOIN customer_order o ON o.contact_phone = people.phone
      WHERE o.member_id = of_member AND o.shop_id = at_shop))
$$;
CREATE INDEX IF NOT EXISTS member_by_mobile ON member (mobile) WHERE mobile IS NOT NULL;

-- True if the member works at any branch of the set meal, because the guest chooses the branch after payment.
CREATE FUNCTION is_own_set_meal(of_member bigint, of_set_meal bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM set_meal_branch WHERE set_meal_id = of_set_meal AND is_own_shop(of_member, shop_id))
$$;

-- Orders at a restaurant where the guest or the inviter works earn the inviter nothing.
ALTER TABLE affiliate_order ADD COLUMN is_own_shop boolean NOT NULL DEFAULT false,
  ADD COLUMN is_inviters_shop boolean NOT NULL DEFAULT false;

-- Fen of bonus from the platform. `bonus` is the unspent part of the balance, which is spent after the member's own
-- money. `bonus_spent` is the spent part, which a refund restores first.
ALTER TABLE account ADD COLUMN bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  ADD COLUMN bonus_spent bigint NOT NULL DEFAULT 0 CHECK (bonus_spent >= 0);

CREATE FUNCTION spend_bonus_last() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bonus := greatest(NEW.balance, 0);
  NEW.bonus_spent := OLD.bonus_spent + OLD.bonus - NEW.bonus;
  RETURN NEW;
END $$;
CREATE TRIGGER account_bonus_last BEFORE UPDATE OF balance ON account
  FOR EACH ROW WHEN (OLD.bonus > 0 AND NEW.balance < OLD.bonus) EXECUTE FUNCTION spend_bonus_last();

-- Fen of bonus with which an order was paid. Only the rest of the payment earns rewards.
CREATE TABLE order_bonus (
  order_id  bigint PRIMARY KEY,
  amount    bigint NOT NULL CHECK (amount > 0)
);

-- Replaces the function of migration 0086. A bonus cannot pay at a restaurant where the payer works. The payment is
-- then refused like one without enough balance.
CREATE OR REPLACE FUNCTION post_transfer(
  posting_key text, posting_reason text, for_order bigint, at timestamptz, moved_asset text, moved bigint,
  from_kind text, from_owner text, from_negative boolean, to_kind text, to_owner text, to_negative boolean
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  new_posting bigint;
  from_account bigint;
  to_account bigint;
  bonus_before bigint := 0;
  bonus_taken bigint := 0;
BEGIN
  INSERT INTO posting (key, reason, order_id, created_at) VALUES (posting_key, posting_reason, for_order, at)
    RETURNING id INTO new_posting;
  IF posting_reason = 'order_paid' AND from_kind = 'member_balance' THEN
    SELECT bonus INTO bonus_before FROM account WHERE kind = from_kind AND owner_id = from_owner FOR NO KEY UPDATE;
  END IF;
  IF (from_kind, from_owner) < (to_kind, to_owner) THEN
    from_account := move_account(from_kind, from_owner, moved_asset, from_negative, -moved);
    to_account := move_account(to_kind, to_owner, moved_asset, to_negative, moved);
  ELSE
    to_account := move_account(to_kind, to_owner, moved_asset, to_negative, moved);
    from_account := move_account(from_kind, from_owner, moved_asset, from_negative, -moved);
  END IF;
  IF bonus_before > 0 THEN
    SELECT bonus_before - bonus INTO bonus_taken FROM account WHERE id = from_account;
  END IF;
  IF bonus_taken > 0 THEN
    IF EXISTS (SELECT FROM customer_order WHERE id = for_order AND CASE WHEN shop_id IS NULL
      THEN is_own_set_meal(member_id, set_meal_id) ELSE is_own_shop(member_id, shop_id) END) THEN
      RAISE EXCEPTION 'a bonus does not pay at the payer''s own restaurant'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'account_check';
    END IF;
    INSERT INTO order_bonus (order_id, amount) VALUES (for_order, bonus_taken)
      ON CONFLICT (order_id) DO UPDATE SET amount = order_bonus.amount + excluded.amount;
  END IF;
  INSERT INTO entry (posting_id, account_id, amount)
    VALUES (new_posting, from_account, -moved), (new_posting, to_account, moved);
  RETURN new_posting;
END $$;

-- Maximum bonus of one member per month in Shanghai, in fen. The platform sets it together with the top-up amounts.
CREATE TABLE top_up_limit (
  is_only        boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  monthly_bonus  int NOT NULL CHECK (monthly_bonus >= 0)
);
INSERT INTO top_up_limit (monthly_bonus) VALUES (20000);
