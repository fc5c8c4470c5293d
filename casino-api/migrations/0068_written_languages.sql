-- Languages that a page is written in, each with whether it has a body of its own, as JSON: so that a list of pages reads no text for it.
ALTER TABLE content_pages ADD COLUMN written TEXT NOT NULL DEFAULT '{}';
UPDATE content_pages SET written = (
  SELECT json_group_object(t.language, json(iif(t.body IS NULL, 'false', 'true')))
  FROM content_texts t WHERE t.section = content_pages.section AND t.url = content_pages.url
);
