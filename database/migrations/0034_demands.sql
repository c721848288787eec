-- Up Migration
-- What has to be so when a transaction ends, asked on its way there: the answer may travel with the commit, and where it is
-- not so there is no commit.
CREATE FUNCTION demand(claim boolean, reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF claim IS NOT TRUE THEN RAISE EXCEPTION '%', reason USING ERRCODE = 'CF001'; END IF;
END $$;
