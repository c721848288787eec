-- Up Migration
-- Help requests of guests who feel unwell. They are urgent, so operators see them first.

ALTER TABLE help_request
  -- Codes of the reported symptoms. Null for a request that is not urgent. Empty if the guest named no symptom.
  ADD COLUMN symptoms text[];
