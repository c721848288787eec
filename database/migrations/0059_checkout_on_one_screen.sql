-- Up Migration
-- Where the guest sits, as the table's own sign has it; null of what is not eaten in the restaurant.
ALTER TABLE customer_order ADD COLUMN table_number text;
-- Who is rung where a courier cannot ring the guest's own number: the hotel's desk, or the platform.
ALTER TABLE customer_order ADD COLUMN call_back text CHECK (call_back IN ('hotel_desk', 'platform'));
