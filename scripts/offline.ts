/** The page that says in each language that there is no network, its style, and the service worker that keeps the two: static files of the site. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { languageFacts, languages, type Language } from 'contract/languages';
import { siteTexts } from '../locales/site';

const style = `*{box-sizing:border-box;margin:0}
body{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100svh;padding:24px;background:#07080f;color:#f1f3fc;font:400 1rem/1.55 system-ui,sans-serif;text-align:center;color-scheme:dark}
:lang(ja){line-height:1.7}
h1{font-size:1.55rem;line-height:1.2;font-weight:750}
p{max-width:34rem;color:#bfc5e0}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:12px;background:#ffc857;color:#221603;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #fff;outline-offset:3px}
`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** @param styleAt the address of the style */
function offlinePage(language: Language, styleAt: string): string {
  const { offlineTitle, offlineText, tryAgain } = siteTexts(language).errors;
  const { html, direction } = languageFacts[language];
  // The empty address is the page that was asked for.
  return `<!doctype html>
<html lang="${html}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#07080f">
<title>${escaped(offlineTitle)} · Lantern</title>
<link rel="stylesheet" href="${styleAt}">
<h1>${escaped(offlineTitle)}</h1>
<p>${escaped(offlineText)}</p>
<a href="">${escaped(tryAgain)}</a>
`;
}

/** Every file by its path on the site. A change of any is another cache. */
export async function offlineFiles(): Promise<Map<string, string>> {
  const styleAt = '/offline/offline.css';
  // Not `.html`: the platform leads such an address to the one without an ending, and what was led on answers no other address. And wrangler takes
  // such files, beside the Worker, for modules of it.
  const pathOf = (language: Language) => `/offline/${language}.htm`;
  const files = new Map([
    [styleAt, style],
    ...languages.map((language) => [pathOf(language), offlinePage(language, styleAt)] as const),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
  const pages = Object.fromEntries(languages.filter((language) => language !== 'en').map((one) => [one, pathOf(one)]));
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../app/offline/service-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: { __OFFLINE__: JSON.stringify({ cache: `offline-${hash}`, style: styleAt, pages, usual: pathOf('en') }) },
  });
  return files.set('/sw.js', outputFiles[0]!.text);
}

/** @param folder of the site's static files */
export async function writeOffline(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'offline'), { recursive: true });
  for (const [file, text] of await offlineFiles()) await writeFile(path.join(folder, file), text);
}
