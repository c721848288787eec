-- Whoever ends a session, an app, an operator's tool or a person at the console, every server hears of it at once: what it
-- remembers of the session is forgotten, and the session's live streams end.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', token_hash) FROM ended;
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER DELETE ON session
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
