-- Up Migration
-- The points mall: categories, products with their stock, orders, parcels and refunds. Amounts are whole points.

CREATE TABLE mall_category (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name      jsonb NOT NULL,
  position  int NOT NULL
);

-- Existing products had no category and could not be ordered.
INSERT INTO mall_category (name, position)
  SELECT '{"zh-CN": "其他", "en": "More"}', 0 WHERE EXISTS (SELECT FROM mall_product);
ALTER TABLE mall_product
  ADD COLUMN category_id bigint REFERENCES mall_category,
  ADD COLUMN description jsonb NOT NULL DEFAULT '{}',
  -- Names by language, normalised for search.
  ADD COLUMN folded      jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN art         text NOT NULL DEFAULT 'gift',
  ADD COLUMN images      text[] NOT NULL DEFAULT '{}',
  -- Units that can still be sold. An unpaid order already reduces the stock.
  ADD COLUMN stock       int NOT NULL DEFAULT 0 CHECK (stock >= 0),
  -- Maximum number of units for a member in total. Null if there is no limit.
  ADD COLUMN member_limit int CHECK (member_limit > 0),
  ADD COLUMN is_on_sale  boolean NOT NULL DEFAULT true,
  ADD COLUMN is_featured boolean NOT NULL DEFAULT false,
  -- Number of units that members have received.
  ADD COLUMN redeemed    int NOT NULL DEFAULT 0 CHECK (redeemed >= 0),
  ADD COLUMN version     int NOT NULL DEFAULT 1,
  ADD COLUMN created_at  timestamptz NOT NULL DEFAULT now();
UPDATE mall_product SET category_id = (SELECT min(id) FROM mall_category),
  folded = (SELECT jsonb_object_agg(key, lower(value)) FROM jsonb_each_text(name)),
  images = CASE WHEN image IS NULL THEN '{}' ELSE ARRAY[image] END;
ALTER TABLE mall_product
  ALTER COLUMN category_id SET NOT NULL,
  DROP COLUMN image;
CREATE INDEX mall_product_on_sale ON mall_product (category_id, id DESC) WHERE is_on_sale;
-- For checking whether a picture is in use.
CREATE INDEX mall_product_images ON mall_product USING gin (images) WHERE images <> '{}';

CREATE TABLE mall_order (
  id                      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number                  text NOT NULL UNIQUE,
  member_id               bigint NOT NULL REFERENCES member,
  state                   text NOT NULL CHECK (state IN ('unpaid', 'pending', 'to_be_delivered', 'completed',
                            'after_sale_processing', 'refunded', 'after_sale_completed', 'cancelled')),
  state_before_after_sale text CHECK (state_before_after_sale IN ('to_be_delivered', 'completed')),
  points                  int NOT NULL CHECK (points > 0),
  -- Points refunded so far, never more than was paid.
  refunded                int NOT NULL DEFAULT 0,
  contact                 text NOT NULL,
  phone                   text NOT NULL,
  -- Copy of the address when the order was placed: {address, addressZh, doorNumber}.
  address                 jsonb NOT NULL,
  remark                  text,
  language                text NOT NULL,
  -- Carrier of the parcel. Null until the parcel is shipped.
  carrier                 text,
  tracking_number         text,
  placed_at               timestamptz NOT NULL,
  pay_before              timestamptz NOT NULL,
  paid_at                 timestamptz,
  shipped_at              timestamptz,
  completed_at            timestamptz,
  -- Idempotency key of the call that placed the order. A retry of the call does not place a second order.
  idempotency_key         text NOT NULL,
  wish_hash               text NOT NULL,
  version                 int NOT NULL DEFAULT 1,
  UNIQUE (member_id, idempotency_key),
  CHECK (refunded BETWEEN 0 AND points),
  CHECK ((state = 'after_sale_processing') = (state_before_after_sale IS NOT NULL)),
  CHECK ((carrier IS NULL) = (shipped_at IS NULL) AND (tracking_number IS NULL) = (shipped_at IS NULL))
);
CREATE INDEX mall_order_of_member ON mall_order (member_id, id DESC);
-- For orders that wait for shipping, and parcels on their way.
CREATE INDEX mall_order_open ON mall_order (state, id) WHERE state IN ('pending', 'to_be_delivered');

CREATE TABLE mall_order_line (
  order_id    bigint NOT NULL REFERENCES mall_order,
  position    smallint NOT NULL,
  product_id  bigint NOT NULL REFERENCES mall_product,
  -- Copies of name, price and picture when the order was placed.
  name        jsonb NOT NULL,
  points      int NOT NULL CHECK (points > 0),
  art         text NOT NULL,
  image       text,
  number      int NOT NULL CHECK (number > 0),
  -- Number of units whose points were refunded.
  refunded    int NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, position),
  CHECK (refunded BETWEEN 0 AND number)
);
CREATE INDEX mall_order_line_of_product ON mall_order_line (product_id);
CREATE INDEX mall_order_line_image ON mall_order_line (image) WHERE image IS NOT NULL;

CREATE TABLE mall_order_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES mall_order,
  event       text NOT NULL,
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL CHECK (actor IN ('member', 'platform', 'system')),
  staff_id    bigint REFERENCES staff,
  reason      text,
  created_at  timestamptz NOT NULL,
  CHECK ((actor = 'platform') = (staff_id IS NOT NULL))
);
CREATE INDEX mall_order_history_of ON mall_order_history (order_id, id);
CREATE TRIGGER mall_order_history_append_only BEFORE UPDATE OR DELETE ON mall_order_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Recorded locations of a parcel.
CREATE TABLE mall_shipment_step (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES mall_order,
  status      text NOT NULL CHECK (status IN ('handed_over', 'collected', 'in_transit', 'out_for_delivery', 'delivered',
                'held_up', 'returned')),
  place_zh    text,
  staff_id    bigint NOT NULL REFERENCES staff,
  created_at  timestamptz NOT NULL
);
CREATE INDEX mall_shipment_step_of ON mall_shipment_step (order_id, id);

CREATE TABLE mall_refund (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number           text NOT NULL UNIQUE,
  order_id         bigint NOT NULL REFERENCES mall_order,
  state            smallint NOT NULL CHECK (state IN (1, 4, 5, 6, 7)),
  -- Number of one of the reasons for cancelling.
  reason           smallint NOT NULL,
  -- [{position, number}]
  items            jsonb NOT NULL,
  asked            int NOT NULL CHECK (asked > 0),
  granted          int CHECK (granted BETWEEN 1 AND asked),
  note             text,
  photos           text[] NOT NULL DEFAULT '{}',
  decision_reason  text,
  platform_note    text,
  created_at       timestamptz NOT NULL,
  decided_at       timestamptz,
  CHECK ((state = 7) = (granted IS NOT NULL))
);
CREATE INDEX mall_refund_of_order ON mall_refund (order_id, id);
-- An order has at most one open refund request, also if two requests arrive at the same time.
CREATE UNIQUE INDEX mall_refund_one_open ON mall_refund (order_id) WHERE state IN (1, 4);
CREATE INDEX mall_refund_waiting ON mall_refund (id) WHERE state = 4;
CREATE INDEX mall_refund_photos ON mall_refund USING gin (photos) WHERE photos <> '{}';

CREATE TABLE mall_refund_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id   bigint NOT NULL REFERENCES mall_refund,
  event       text NOT NULL,
  from_state  smallint,
  to_state    smallint NOT NULL,
  actor       text NOT NULL CHECK (actor IN ('member', 'platform', 'system')),
  staff_id    bigint REFERENCES staff,
  created_at  timestamptz NOT NULL,
  CHECK ((actor = 'platform') = (staff_id IS NOT NULL))
);
CREATE INDEX mall_refund_history_of ON mall_refund_history (refund_id, id);
CREATE TRIGGER mall_refund_history_append_only BEFORE UPDATE OR DELETE ON mall_refund_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
