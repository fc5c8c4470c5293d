-- Title and provider as the search compares them: lower case, without accents and punctuation.
ALTER TABLE games ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
