/** The page that tells a translator where each text is seen. */
import type { Language } from 'contract/languages';
import { escaped } from '../../casino-api/src/kernel/html';
import type { Row } from './corpus';
import { nameOf } from './known';
import type { Sight, Use } from './places';

/** How much of a screen is shown around a text. */
const [around, most, mostOfUse, tallest] = [48, 3, 2, 480];

const cut = (picture: string, from: number, height: number, marked = ''): string =>
  `<div class="cut" style="height:${Math.round(height)}px;background-image:url('${escaped(picture)}');background-position:0 -${Math.round(from)}px">${marked}</div>`;

function sightOf({ screen, picture, how, left, top, width, height, found, set }: Sight): string {
  const link = `<a href="${escaped(picture)}">${escaped(screen)}</a>`;
  const note = set ? `, set there ${set.how} <code>${escaped(set.name)}</code>` : '';
  if (how === 'told') {
    const card = `<div class="found"><b>${escaped(found.title)}</b><br>${escaped(found.description)}</div>`;
    return `<li>${link}, as its title and as search engines show it${note}${card}${cut(picture, 0, 240)}</li>`;
  }
  const from = Math.max(0, top - around);
  const mark = `<i style="left:${Math.round(left)}px;top:${Math.round(top - from)}px;width:${Math.round(width)}px;height:${Math.round(height)}px"></i>`;
  const heard = how === 'heard' ? ', for those who listen, folded away, or brought by a script' : '';
  return `<li>${link}${heard}${note}${cut(picture, from, Math.min(height + 2 * around, tallest), mark)}</li>`;
}

/** Of a text that is seen nowhere: the code that says it, beside the screens which that code stands on. */
function useOf([use]: readonly Use[]): string {
  if (!use) return '<p>In an answer of the API.</p>';
  const code = `<code>${escaped(use.file)}</code>`;
  if (use.screens.length === 0) return `<p>By ${code}: in an answer, or a page that no visit comes to.</p>`;
  const screens = use.screens
    .slice(0, mostOfUse)
    .map(
      ({ screen, picture }) => `<li><a href="${escaped(picture)}">${escaped(screen)}</a>${cut(picture, 0, 320)}</li>`,
    );
  return `<p>By ${code}, in a state that no visit meets, on:</p><ul>${screens.join('')}</ul>`;
}

const style =
  'body{font:16px/1.5 system-ui;margin:24px;max-width:1180px}section{border-top:1px solid #ccc;padding:8px 0}h2{font:600 15px monospace}ul{display:flex;flex-wrap:wrap;gap:12px;padding:0;list-style:none}li{width:360px}.cut{position:relative;width:360px;overflow:hidden;background-repeat:no-repeat;background-size:360px auto}.cut i{position:absolute;outline:2px solid #d00}.found{padding:8px;border:1px solid #ccc;font-size:14px}';

/**
 * Each text by its key, with the spots where it is seen.
 * @param uses where the code says those that are seen nowhere, by name
 */
export function pageOfPlaces(
  language: Language,
  rows: readonly Row[],
  sights: readonly Sight[],
  uses: ReadonlyMap<string, readonly Use[]> = new Map(),
): string {
  const byName = new Map<string, Sight[]>();
  for (const sight of sights) byName.set(sight.name, [...(byName.get(sight.name) ?? []), sight]);
  const worth = ({ how }: Sight) => ['told', 'heard', 'drawn'].indexOf(how);
  const texts = rows.map((row) => {
    const found = (byName.get(nameOf(row)) ?? []).sort((a, b) => worth(b) - worth(a));
    const places = found.length
      ? `<ul>${found.slice(0, most).map(sightOf).join('')}</ul>${found.length > most ? `<p>and on ${found.length - most} more screens</p>` : ''}`
      : useOf(uses.get(nameOf(row)) ?? []);
    return `<section id="${escaped(nameOf(row))}"><h2>${escaped(nameOf(row))}</h2><p lang="en">${escaped(row.text.en)}</p><p lang="${language}"><b>${escaped(row.text[language])}</b></p>${places}</section>`;
  });
  const seen = rows.filter((row) => byName.has(nameOf(row))).length;
  const set = [...byName.values()].filter((found) => found.every((sight) => sight.set)).length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Where texts are seen: ${language}</title>
<style>${style}</style>
<h1>Where texts are seen: ${language}</h1><p>${seen} of ${rows.length} texts have a picture of their place, ${set} of them set there. Search for a key or for words.</p>
${texts.join('\n')}</html>
`;
}
