import type { Hono } from 'hono';
import { answer } from '../../../kernel/http/answer';
import type { ApiContext } from '../../../kernel/http/api-context';
import { refused } from '../../../kernel/outcome';
import type { Picture } from './picture-format';
import { type Page, pageWith, type Place, readPage } from '../../../kernel/paged-list';

/** A picture as a list of the desk shows it. `path`: where it is served. */
export interface KeptPicture {
  path: string;
  title: string;
  width: number;
  height: number;
  uploadedAt: number;
}

/** Where a picture is served. */
export const picturePath = (name: string): string => `/media/${name}`;

/** The name of a picture: what it is named by never changes. */
export async function pictureName({ bytes }: Picture): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return `${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}.webp`;
}

/** The statement that keeps a picture; the same one again changes nothing. @param at epoch ms */
export const keepPicture = (
  db: D1Database,
  { mime, width, height, bytes }: Picture,
  { name, title, by }: { name: string; title: string; by: string },
  at: number,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT OR IGNORE INTO content_pictures (name, title, mime, width, height, bytes, uploaded_at, uploaded_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(name, title, mime, width, height, bytes, at, by);

/** The newest first. */
export const latestPictures = async (db: D1Database, place: Place | null, size: number): Promise<Page<KeptPicture>> =>
  pageWith(
    await readPage<Omit<KeptPicture, 'path'> & { name: string }>(
      db,
      {
        columns: 'name, title, width, height, uploaded_at AS uploadedAt',
        from: 'content_pictures',
        keys: ['uploaded_at', 'name'],
        isDescending: true,
      },
      place,
      size,
    ),
    ({ name, ...picture }) => ({ ...picture, path: picturePath(name) }),
  );

/** Whether a picture is served at a path. */
export const isPicture = async (db: D1Database, path: string): Promise<boolean> =>
  path.startsWith(picturePath('')) &&
  (await db
    .prepare('SELECT 1 FROM content_pictures WHERE name = ?')
    .bind(path.slice(picturePath('').length))
    .first()) !== null;

/** `/media/<hash>.webp`: a picture of a page, for everybody and for good. It is sent as what it was written as, and as nothing else. */
export function pictureRoute(app: Hono<ApiContext>): void {
  app.get('/media/:name', async (context) => {
    const kept = await context.env.DB.prepare('SELECT mime, bytes FROM content_pictures WHERE name = ?')
      .bind(context.req.param('name'))
      .first<{ mime: string; bytes: ArrayBuffer | number[] }>();
    if (!kept) return answer(refused('not_found'), context.get('facts').language);
    return new Response(new Uint8Array(kept.bytes), {
      headers: {
        'content-type': kept.mime,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
      },
    });
  });
}
