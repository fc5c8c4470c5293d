import { isPicture, type KeptPicture, latestPictures } from '../features/content';
import { lineIn } from './form-values';
import { select, type Written } from './forms';

const picturesShown = 50;

/** A picture by what an operator called it. */
export const pictureLabel = ({ title, width, height }: KeptPicture): string => `${title} (${width} × ${height})`;

/** Pictures that a form can choose from: the newest. */
export const choosablePictures = async (db: D1Database): Promise<KeptPicture[]> =>
  (await latestPictures(db, null, picturesShown)).rows;

/** What may be shown: nothing, what is shown, or one of the newest. */
export function pictureChoice({ form, prefix }: Written, pictures: readonly KeptPicture[]): string {
  const now = form.get('image') ?? '';
  const listed = pictures.map((picture): [string, string] => [picture.path, pictureLabel(picture)]);
  const options: [string, string][] = [
    ['', 'none'],
    ...(now === '' || listed.some(([each]) => each === now) ? [] : [[now, `as it is: ${now}`] as [string, string]]),
    ...listed,
  ];
  const label = pictures.length < picturesShown ? 'Picture' : `Picture, of the newest ${picturesShown}`;
  return select(label, 'image', options, `${prefix}image`, now);
}

/** The picture that a form chose; undefined where there is none such. @param before what is shown now, which may stay though it is no upload */
export async function pictureIn(
  db: D1Database,
  form: URLSearchParams,
  before: string | null,
): Promise<string | null | undefined> {
  const image = lineIn(form, 'image', 100) || null;
  return image === null || image === before || (await isPicture(db, image)) ? image : undefined;
}
