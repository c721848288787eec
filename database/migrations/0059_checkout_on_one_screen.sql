-- Up Migration
-- Number of the guest's table as on its sign. Null if the guest does not eat in the restaurant.
ALTER TABLE customer_order ADD COLUMN table_number text;
-- The party to call if a courier cannot call the guest's own number: the hotel's desk or the platform.
ALTER TABLE customer_order ADD COLUMN call_back text CHECK (call_back IN ('hotel_desk', 'platform'));
