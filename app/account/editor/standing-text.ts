import type { EditorFormData } from './editor-types';
import { fieldId } from './profile-editor';

/** What stands in a field of the page just now. */
export function standingIn<Name extends string>({ id, fields }: EditorFormData<Name>, name: Name): string {
  const field = document.getElementById(fieldId(id, name)) as HTMLInputElement | null;
  return field?.value ?? fields[name].value ?? '';
}

/** Inputs of one line drop line breaks that a stored text may have. */
const inOneLine = (text: string): string => text.replace(/[\r\n]/g, '');

/** Whether something stands in the form that is not what is stored. A form that was refused holds it from the start. */
export const isUnsaved = <Name extends string>(data: EditorFormData<Name>): boolean =>
  (Object.keys(data.fields) as Name[]).some((name) => standingIn(data, name) !== inOneLine(data.fields[name].saved));
