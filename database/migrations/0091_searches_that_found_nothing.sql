-- Searches without a result: normalised text, area, language and count. No data about the guest is stored. The server
-- limits the rows per day, and deletes them after ninety days.
CREATE TABLE search_miss (
  day       date NOT NULL,
  area      int NOT NULL,
  language  text COLLATE "C" NOT NULL,
  words     text COLLATE "C" NOT NULL CHECK (char_length(words) BETWEEN 2 AND 40),
  count     int NOT NULL,
  PRIMARY KEY (day, area, language, words)
);
