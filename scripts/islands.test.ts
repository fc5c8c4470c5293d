import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hydratedNames, islandNames } from '../app/layout/island-names';
import { hydratedOptions, islandFiles } from './islands';

it('every island has its file, and every file is an island', () =>
  expect([...islandNames].sort()).toEqual(islandFiles().map((file) => file.replace(/\.ts$/, ''))));

describe.each(hydratedNames)('%s, hydrated', async (name) => {
  const { outputFiles, metafile } = await build({
    ...hydratedOptions(name),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    metafile: true,
  });
  const sources = Object.keys(metafile.inputs).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file,
  );

  it('weighs at most 95 KB', () => expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(95 * 1024));

  it('brings React and the forms, and neither schemas nor translations nor the server', () => {
    expect(sources).toEqual(expect.arrayContaining(['react-dom', 'react-hook-form', 'remix-hook-form']));
    for (const kept of [
      'zod',
      'i18next',
      'react-i18next',
      '@conform-to/react',
      '@conform-to/zod',
      '@remix-run/react',
      '@remix-run/cloudflare',
    ])
      expect(sources).not.toContain(kept);
    expect(sources.filter((source) => /app\/(i18n\/messages|edge|casino-api)\//.test(source))).toEqual([]);
  });
});
