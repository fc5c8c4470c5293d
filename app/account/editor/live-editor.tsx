import { useEffect, useRef, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { usePage } from '~/i18n/page';
import type { SummaryError } from '~/ui/error-summary';
import type { EditorData, EditorField } from './editor-types';
import { ProfileEditor } from './profile-editor';
import { isUnsaved } from './standing-text';
import { useUnsavedGuard } from './unsaved-guard';
import { useLiveForm, type LiveFormEvents } from './use-live-form';

interface Summary {
  formId: string;
  errors: readonly SummaryError[];
}

/** The editor in the browser: the forms as they came, followed field by field. */
function LiveEditor({ data, editor }: { data: EditorData; editor: HTMLElement }) {
  const { t } = usePage();
  const forms = [data.contact, data.additional] as const;
  const [summary, setSummary] = useState<Summary>(
    () =>
      forms.map(({ id, errors }) => ({ formId: id, errors })).find(({ errors }) => errors.length) ?? {
        formId: '',
        errors: [],
      },
  );
  const arrived = useRef(summary);
  useEffect(() => {
    if (summary === arrived.current) return;
    editor.querySelector<HTMLElement>('[role=alert]')?.focus();
    const prefix = t('common.errorTitlePrefix');
    if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
  }, [summary]);

  const guard = useUnsavedGuard(editor, () => isUnsaved(data.contact) || isUnsaved(data.additional));
  const events: LiveFormEvents = {
    // What stands unsaved in the other form would be lost.
    send: (form) =>
      guard.leave(
        () => form.submit(),
        () => (form.id === data.contact.id ? isUnsaved(data.additional) : isUnsaved(data.contact)),
      ),
    refuse: (formId, errors) => setSummary({ formId, errors }),
  };
  const shown = (formId: string) => (formId === summary.formId ? summary.errors : []);
  const contact = useLiveForm(data.contact, shown(data.contact.id), events);
  const additional = useLiveForm(data.additional, shown(data.additional.id), events);
  const [isHere, arrive] = useState(false);
  useEffect(() => arrive(true), []);
  return (
    <>
      <ProfileEditor
        contact={contact}
        additional={additional}
        missing={data.missing}
        order={data.order}
        asksKana={data.asksKana}
      />
      {isHere && (
        <p className="unseen" role="status">
          {contact.announced || additional.announced}
        </p>
      )}
      {guard.question}
    </>
  );
}

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
