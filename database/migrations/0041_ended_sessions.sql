-- Notifies all servers of every deleted session, whatever deleted it. The servers forget the session and end its live
-- streams.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', token_hash) FROM ended;
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER DELETE ON session
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
