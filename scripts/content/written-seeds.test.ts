import { expect, it } from 'vitest';
import { languageFacts } from 'contract/languages';
import { bodyText, parseBody } from '../../casino-api/src/operator/content/written-body';
import { compileContent } from './compile';

it('a body that the product brings is opened by the back office and kept unchanged, in every language', async () => {
  const { content: pages } = await compileContent('.');
  const bodies = pages.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([language, written]) =>
      written?.body ? [[language as keyof typeof languageFacts, written.body] as const] : [],
    ),
  );
  expect(bodies.length).toBeGreaterThan(100);
  for (const [language, body] of bodies)
    expect(parseBody(bodyText(body), languageFacts[language].between.words)).toEqual({ blocks: body, faults: [] });
});
