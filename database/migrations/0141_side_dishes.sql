-- Ids of the drinks and sides that guests of the shop buy most, best first (rule catalogue-74). A job chooses them after
-- each count of the sales.
ALTER TABLE shop ADD COLUMN side_dish_ids jsonb NOT NULL DEFAULT '[]';
