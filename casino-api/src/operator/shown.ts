import type { Visit } from './desk';
import { nothingIn, type Written } from './forms';
import type { DeskNews } from './pages';

/** What a desk's page with a form shows: what became of the act before, and what was typed into it. */
export interface Shown {
  news: DeskNews;
  written: Written;
  status: number;
}

/** The page as it is opened: after an act that was done it says so. @param prefix of the form's fields */
export const opened = ({ context }: Visit, prefix = ''): Shown => ({
  news: context.req.query('done') === undefined ? null : 'done',
  written: nothingIn(prefix),
  status: 200,
});
