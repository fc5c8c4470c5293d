import { createMemoryRouter } from 'react-router-dom';
import type { EditorData, EditorField } from './editor-types';
import { LiveEditor } from './live-editor';

const future = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};

/**
 * A router of the editor's own, in memory, with one route: remix-hook-form asks its hooks for what the server refused and whether something is being
 * sent. It never navigates.
 */
export const editorRouter = (data: EditorData, editor: HTMLElement) =>
  createMemoryRouter([{ id: 'profile', path: '*', element: <LiveEditor data={data} editor={editor} /> }], {
    future,
    hydrationData: { actionData: { profile: { errors: refusedBy(data) } } },
  });

/** As Remix' own action data would bring it. */
function refusedBy({ contact, additional }: EditorData) {
  const fields = Object.entries<EditorField>({ ...contact.fields, ...additional.fields });
  return Object.fromEntries(
    fields.flatMap(([name, { error }]) => (error ? [[name, { type: 'server', message: error }]] : [])),
  );
}
