import { deskGame, type DeskGame, pictureStatement } from '../../features/catalogue';
import { keepPicture, NoPicture, onTile, pictureName, picturePath, redrawPicture } from '../../features/content';
import { outsideTitle } from '../../features/outside-games';
import { escaped } from '../../kernel/html';
import type { Act } from '../desk';
import { fileIn } from '../form-values';
import { actForm, field } from '../forms';
import { type Done, recorded, type ShowProblem, type Undone } from '../recorded';

export const pictureField = 'title-picture';
const { width, height } = onTile.least!;

/** Half as large as a title's page shows it. */
export const shownPicture = ({ title, picture }: DeskGame): string =>
  picture === null
    ? ''
    : `<p><img src="${escaped(picture)}" alt="Picture of ${escaped(title)}" width="${width / 2}" height="${height / 2}"></p>`;

/** What can be done about the picture of an outside title. @param step that was refused */
export function pictureActs(path: string, { id, picture }: DeskGame, step: string | null | undefined): string {
  const file = field(
    `JPEG, PNG or WebP of ${width} × ${height} pixels, or more in the same proportion; at the most 800 KB`,
    'picture',
    'type="file" accept="image/jpeg,image/png,image/webp"',
    pictureField,
  );
  const give = actForm(path, 'title_picture', picture ? 'Give it another picture' : 'Give it a picture', {
    hidden: { id },
    fields: `<p>It is drawn anew, as pages’ pictures are; lists show it within a minute or two.</p>${file}`,
    isWrong: step === 'title_picture',
    takesFile: true,
  });
  const takeAway = { look: 'stop', hidden: { id }, isWrong: step === 'title_picture_off' } as const;
  return picture === null ? give : give + actForm(path, 'title_picture_off', 'Take its picture away', takeAway);
}

const noSuchTitle: Undone = { problem: 'There is no such title of an outside provider', status: 404 };

/** One person gives a title its picture: it is kept and served as those of pages are. */
export function pictureSteps(path: string, show: ShowProblem): Record<'title_picture' | 'title_picture_off', Act> {
  const to = (id: string): string => `${path}/${encodeURIComponent(id)}?done=1`;
  const give = recorded(async ({ context: { env }, at }, form, { actor }): Promise<Done | Undone> => {
    const id = form.get('id') ?? '';
    const [listed, game] = await Promise.all([outsideTitle(env.DB, id), deskGame(env.DB, id)]);
    if (!listed || !game) return noSuchTitle;
    try {
      const picture = await redrawPicture(fileIn(form, 'picture'), onTile);
      const name = await pictureName(picture);
      const kept = { name, title: `Tile of ${listed.title.title}`, by: actor };
      return {
        ...{ action: 'title_picture_given', subject: id, to: to(id) },
        ...{ before: { picture: game.picture ?? 'none' }, after: { picture: picturePath(name) } },
        changes: [keepPicture(env.DB, picture, kept, at), pictureStatement(env.DB, id, picturePath(name))],
        unchanged: 'That is its picture already',
      };
    } catch (error) {
      if (error instanceof NoPicture) return { problem: error.message };
      throw error;
    }
  }, show);
  const takeAway = recorded(async ({ context: { env } }, form): Promise<Done | Undone> => {
    const id = form.get('id') ?? '';
    const game = await deskGame(env.DB, id);
    if (!game) return noSuchTitle;
    return {
      ...{ action: 'title_picture_taken', subject: id, to: to(id) },
      ...{ before: { picture: game.picture ?? 'none' }, after: { picture: 'none' } },
      changes: [pictureStatement(env.DB, id, null)],
      unchanged: 'It has none',
    };
  }, show);
  return {
    title_picture: { roles: ['content'], run: give },
    title_picture_off: { roles: ['content'], run: takeAway },
  };
}
