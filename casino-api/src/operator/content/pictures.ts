import { NoPicture, keepPicture, latestPictures, pictureName, redrawPicture } from '../../features/content';
import { renderTime } from '../../features/messages';
import { escaped } from '../../kernel/html';
import { newUuid } from '../../kernel/randomness';
import type { DoneBy, Visit } from '../desk';
import { field } from '../forms';
import { fileIn, lineIn } from '../form-values';
import { deskFacts } from '../menu';
import { type DeskNews, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { pictureLabel } from '../picture-choice';
import { type Done, recorded, type Undone } from '../recorded';

const { path } = deskFacts.content;
const picturesPath = `${path}/pictures`;
const shownAtOnce = 25;
/** The newest pictures, and the form that takes another one. */
export async function picturesPage(
  visit: Visit,
  news: DeskNews = visit.context.req.query('done') === undefined ? null : 'done',
  form = new URLSearchParams(),
  status = 200,
): Promise<Response> {
  const { context, operator } = visit;
  const pictures = await latestPictures(context.env.DB, placeOf(visit), shownAtOnce);
  const rows = pictures.rows.map((picture) => [
    { html: `<img src="${picture.path}" alt="" width="120" loading="lazy">` },
    pictureLabel(picture),
    picture.path,
    renderTime(picture.uploadedAt, 'en'),
  ]);
  const value = (name: string): string => ` value="${escaped(form.get(name) ?? '')}"`;
  const upload = `<details${status < 400 ? '' : ' open'}><summary>Upload a picture</summary><form method="post" action="${path}" enctype="multipart/form-data"><input type="hidden" name="step" value="upload"><input type="hidden" name="press" value="${newUuid()}">
    ${field('JPEG, PNG or WebP; at the most 800 KB, 4,096 pixels a side and 6 million in all', 'picture', 'type="file" accept="image/jpeg,image/png,image/webp"')}${field('What it is called here', 'title', `maxlength="80"${value('title')}`)}${field('Why', 'note', `maxlength="200"${value('note')}`, 'note-upload')}<button class="go">Upload it</button></form></details>`;
  return operatorPage(
    status < 400 ? 'Pictures' : 'There is a problem: Pictures',
    `${newsNote(news)}<p><a href="${path}">Pages</a></p><p class="quiet">A picture is drawn anew, as wide as a page needs it at the most: nothing of the file itself is kept, no place, no camera, no comment.</p><div class="steps">${upload}</div>${section('The newest first', table('Pictures', ['Picture', 'Called', 'Address', 'Uploaded, UTC'], rows) + pager(visit, picturesPath, pictures))}`,
    { heading: 'Pictures', operator, status, hasPictures: true },
  );
}

async function upload(
  { context: { env }, at }: Visit,
  form: URLSearchParams,
  { actor }: DoneBy,
): Promise<Done | Undone> {
  const title = lineIn(form, 'title', 80);
  if (title === '') return { problem: 'Write what the picture is called here' };
  try {
    const picture = await redrawPicture(fileIn(form, 'picture'));
    const name = await pictureName(picture);
    return {
      ...{ action: 'picture_uploaded', subject: name, to: `${picturesPath}?done=1` },
      after: { title, mime: picture.mime, width: picture.width, height: picture.height, bytes: picture.bytes.length },
      changes: [keepPicture(env.DB, picture, { name, title, by: actor }, at)],
      unchanged: 'This picture is here already',
    };
  } catch (error) {
    if (error instanceof NoPicture) return { problem: error.message };
    throw error;
  }
}

export const uploadPicture = recorded(upload, (visit, form, problem, status) =>
  picturesPage(visit, { problem, at: 'picture' }, form, status),
);
