/**
 * The least that a shop must write for one paid order, in tables of its own: what the database does here whatever our own
 * tables cost. Ten round trips in one transaction, as an application without stored procedures sends them. Units: fen.
 */
export const plainDishes = 60_000;
export const plainMembers = 10_000;

export const plainSchema = `
DROP SCHEMA IF EXISTS plain CASCADE;
CREATE SCHEMA plain;
SET search_path = plain;
CREATE TABLE shop (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE dish (id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, code text NOT NULL UNIQUE, name text NOT NULL,
  price int NOT NULL CHECK (price >= 0), stock int NOT NULL CHECK (stock >= 0)) WITH (fillfactor = 80);
CREATE INDEX ON dish (shop_id);
CREATE TABLE member (id int PRIMARY KEY, email text NOT NULL UNIQUE, balance bigint NOT NULL DEFAULT 0);
CREATE TABLE customer_order (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, member_id int NOT NULL REFERENCES member,
  shop_id int NOT NULL REFERENCES shop, state text NOT NULL, way text NOT NULL, address jsonb NOT NULL, delivery_fee int NOT NULL,
  total int NOT NULL, idempotency_key uuid NOT NULL UNIQUE, pay_before timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON customer_order (member_id, created_at DESC);
CREATE INDEX ON customer_order (pay_before) WHERE state = 'unpaid';
CREATE TABLE order_line (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL REFERENCES customer_order,
  dish_id int NOT NULL REFERENCES dish, quantity int NOT NULL CHECK (quantity > 0), price int NOT NULL, name text NOT NULL);
CREATE INDEX ON order_line (order_id);
CREATE TABLE payment (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL REFERENCES customer_order,
  method text NOT NULL, amount int NOT NULL, state text NOT NULL, gateway_number text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON payment (order_id);
CREATE TABLE entry (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, account text NOT NULL,
  order_id bigint NOT NULL REFERENCES customer_order, amount bigint NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON entry (order_id);
CREATE TABLE outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(), sent_at timestamptz);
CREATE INDEX ON outbox (id) WHERE sent_at IS NULL;
INSERT INTO shop SELECT i, 'Restaurant ' || i FROM generate_series(1, 200) i;
INSERT INTO dish SELECT i, 1 + i % 200, 'CODE-' || i, 'Dish ' || md5(i::text), 800 + (i * 37) % 4000, 1000000000
  FROM generate_series(1, ${plainDishes}) i;
INSERT INTO member (id, email) SELECT i, 'm' || i || '@example.test' FROM generate_series(1, ${plainMembers}) i;
ANALYZE dish; ANALYZE member; ANALYZE shop;
RESET search_path;`;

/** `:name` is a parameter; the order comes back as `order`. The lower dish is locked first. */
export const plainStatements = {
  takeFirst: 'UPDATE plain.dish SET stock = stock - 1 WHERE id = :first AND stock >= 1',
  takeSecond: 'UPDATE plain.dish SET stock = stock - 1 WHERE id = :second AND stock >= 1',
  order: `INSERT INTO plain.customer_order (member_id, shop_id, state, way, address, delivery_fee, total, idempotency_key, pay_before)
 VALUES (:member, 1, 'pending', 'delivery', '{"contact":"A B","phone":"13800000000","city":"Beijing","door":"1-101","lat":"39.904200","lng":"116.407400"}',
 500, 3500, gen_random_uuid(), now() + interval '5 minutes') RETURNING id AS order`,
  firstLine: `INSERT INTO plain.order_line (order_id, dish_id, quantity, price, name) VALUES (:order, :first, 1, 1500, 'Dish')`,
  secondLine: `INSERT INTO plain.order_line (order_id, dish_id, quantity, price, name) VALUES (:order, :second, 1, 1500, 'Dish')`,
  payment: `INSERT INTO plain.payment (order_id, method, amount, state, gateway_number)
 VALUES (:order, 'balance', 3500, 'settled', gen_random_uuid()::text)`,
  entries: `INSERT INTO plain.entry (account, order_id, amount)
 VALUES ('member', :order, -3500), ('shop', :order, 3000), ('platform', :order, 500)`,
  outbox: `INSERT INTO plain.outbox (topic, payload) VALUES ('order.placed', jsonb_build_object('order', :order::bigint))`,
} as const;

export type PlainParameter = 'first' | 'second' | 'member' | 'order';
