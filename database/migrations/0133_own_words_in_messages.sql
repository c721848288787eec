-- Up Migration
-- A message in the sender's own words has the code own_words and the words in `facts`. The index counts the words of one
-- person (rule ordering-122).
CREATE INDEX IF NOT EXISTS order_message_own_words ON order_message (sender, actor_id, created_at)
  WHERE code = 'own_words';
