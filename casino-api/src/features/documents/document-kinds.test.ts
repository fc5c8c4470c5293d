import { expect, it } from 'vitest';
import { kindOf } from './document-kinds';

const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

it.each([
  ['\xff\xd8\xff\xe0....JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n....', 'application/pdf'],
  ['', null],
  ['\xff\xd8', null],
  ['\x89PNG', null],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['GIF89a......', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<html><script>', null],
  ['MZ\x90\x00', null],
  [' %PDF-1.7', null],
])('%j is %s', (head, kind) => {
  expect(kindOf(bytes(head))).toBe(kind);
});
