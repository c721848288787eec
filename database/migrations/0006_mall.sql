-- Up Migration
-- Products and the cart of the points mall.

CREATE TABLE mall_product (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name   jsonb NOT NULL,
  points int NOT NULL CHECK (points > 0),
  image  text
);
CREATE TABLE mall_cart_item (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  product_id  bigint NOT NULL REFERENCES mall_product,
  number      int NOT NULL CHECK (number > 0),
  UNIQUE (member_id, product_id)
);
