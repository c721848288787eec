-- What guests looked for and did not find: words in one writing, about where and in which language, and how often. Nothing of who
-- it was. Rows of a day are bounded by what writes them, and forgotten after ninety days.
CREATE TABLE search_miss (
  day       date NOT NULL,
  area      int NOT NULL,
  language  text COLLATE "C" NOT NULL,
  words     text COLLATE "C" NOT NULL CHECK (char_length(words) BETWEEN 2 AND 40),
  count     int NOT NULL,
  PRIMARY KEY (day, area, language, words)
);
