-- Up Migration
-- Aborts the transaction if a condition is not true. The server can send this check together with the commit, without
-- waiting for the result.
CREATE FUNCTION demand(claim boolean, reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF claim IS NOT TRUE THEN RAISE EXCEPTION '%', reason USING ERRCODE = 'CF001'; END IF;
END $$;
