/**
 * The profile's editor taken over by React, where scripts are wanted: its element alone, by the components and from the data that the server
 * rendered it from. When this never arrives, the forms work as they came.
 */
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { PageProvider, type Page } from '~/i18n/page';
import { editorRouter } from './live-editor';
import { editorId, type EditorData } from './editor-types';

const editor = document.getElementById(editorId);
const json = editor?.dataset.editor;

if (editor && json) {
  const data = JSON.parse(json) as EditorData;
  const texts: Readonly<Record<string, string>> = data.texts;
  const t: Page['t'] = (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${key} did not come with the page.`);
    return text;
  };
  hydrateRoot(
    editor,
    <PageProvider value={{ t } as Page}>
      <RouterProvider router={editorRouter(data, editor)} future={{ v7_startTransition: true }} />
    </PageProvider>,
    { onRecoverableError: (error) => console.error(error) },
  );
}
