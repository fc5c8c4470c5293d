import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const lettersAWord = 8;
const wordsAParagraph = 20;

const words = (count: number) =>
  Array.from({ length: count }, () => randomBytes(lettersAWord / 2).toString('hex')).join(' ');

const pageOf = (paragraphs: number) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>A plain page</title><h1>A plain page</h1>${`<p>${'%'}</p>`.repeat(paragraphs).replaceAll('%', () => words(wordsAParagraph))}`;

/**
 * A static page of text without styles, scripts or pictures: the least that a browser does for so many bytes.
 * @param bytes that it weighs gzipped at most, less by a paragraph
 * @returns its HTML
 */
export function plainPage(bytes: number): string {
  let paragraphs = Math.ceil(bytes / (lettersAWord * wordsAParagraph * 0.5));
  let page = pageOf(paragraphs);
  while (paragraphs > 1 && gzipSync(page).length > bytes) page = pageOf((paragraphs -= 1));
  return page;
}
