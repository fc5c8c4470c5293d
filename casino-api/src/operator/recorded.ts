import { hasEntry, type OperatorEntry, recordEntry } from '../features/desk';
import { type Act, type DoneBy, noteOf, pressOf, seeOther, type Visit } from './desk';

/** What an act has done, or is done by its statements together with the log. */
export interface Done extends Pick<OperatorEntry, 'action' | 'subject' | 'playerId'> {
  before?: OperatorEntry['details']['before'];
  after?: OperatorEntry['details']['after'];
  changes?: readonly D1PreparedStatement[];
  /** What is said when the last of the statements changed nothing. */
  unchanged?: string;
  /** Where it is seen. */
  to: string;
}
/** Nothing was done, and why; 422 unless something else is said. */
export interface Undone {
  problem: string;
  status?: number;
}
/** Shows the desk with what is wrong. */
export type ShowProblem = (visit: Visit, form: URLSearchParams, problem: string, status: number) => Promise<Response>;

/** An act that says why it is done and stands in the log, once however often its form arrives. */
export const recorded =
  (
    work: (visit: Visit, form: URLSearchParams, by: DoneBy) => Promise<Done | Undone | Response>,
    show: ShowProblem,
  ): Act['run'] =>
  async (visit, form, by) => {
    const note = noteOf(form);
    if (note === '') return show(visit, form, 'Write down why first', 422);
    const made = await work(visit, form, by);
    if (made instanceof Response) return made;
    if ('problem' in made) return show(visit, form, made.problem, made.status ?? 422);
    const { DB } = visit.context.env;
    const { action, subject, playerId = null, before = {}, after = {}, changes = [] } = made;
    const id = `${action}:${pressOf(form, visit)}`;
    // A form that comes again must not undo what was done since.
    if (changes.length > 0 && (await hasEntry(DB, id))) return seeOther(made.to);
    const details = { note, before, after, ...(by.askedBy ? { askedBy: by.askedBy } : {}) };
    const entry = { id, at: visit.at, actor: by.actor, action, subject, playerId, details };
    if (!(await recordEntry(DB, entry, changes)) && made.unchanged !== undefined && !(await hasEntry(DB, id)))
      return show(visit, form, made.unchanged, 409);
    return seeOther(made.to);
  };
