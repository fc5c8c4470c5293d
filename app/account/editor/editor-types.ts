import type { SummaryError } from '~/ui/error-summary';
import type { AddressOrder } from '../address-order';
import type { FieldRule } from './field-rule';

export type ContactField = 'lname' | 'fname' | 'kana' | 'address' | 'city' | 'zip' | 'mobile';
export type AdditionalField = 'nickname' | 'state' | 'timezone' | 'securityQuestion' | 'securityAnswer';

/** The texts that the editor needs in the browser; asking for another one is an exception there, and a test sees it. */
export const editorTexts = [
  'account.yourDetails',
  'account.yourDetailsWhy',
  'account.fname',
  'account.lname',
  'account.kana',
  'account.kanaHint',
  'account.address',
  'account.city',
  'account.zip',
  'account.mobile',
  'account.mobileHint',
  'account.save',
  'account.additional',
  'account.nickname',
  'identity.state',
  'account.timezone',
  'account.timezoneHint',
  'account.securityQuestion',
  'account.securityQuestionHint',
  'account.securityAnswer',
  'account.securityAnswerHint',
  'account.securityAnswerRequired',
  'account.unsavedTitle',
  'account.unsavedWhy',
  'account.unsavedStay',
  'account.unsavedLeave',
  'results.profile_incomplete',
  'common.errorTitlePrefix',
  'common.thereIsAProblem',
  'ui.optional',
] as const;

export interface EditorField {
  /** What stands in it when the page comes: left out of secrets. */
  value: string | undefined;
  /** What is stored; empty for secrets. */
  saved: string;
  required: boolean | undefined;
  minLength: number | undefined;
  maxLength: number | undefined;
  /** What the server refused it with. */
  error: string | undefined;
  rule: FieldRule;
}

export interface EditorFormData<Name extends string> {
  id: string;
  action: string;
  /** Travels back as it came (`markOf`). */
  seen: string;
  fields: Record<Name, EditorField>;
  /** Of the refused form, for its summary. */
  errors: readonly SummaryError[];
}

/** JSON, in `data-editor` of the editor's element. */
export interface EditorData {
  contact: EditorFormData<ContactField>;
  additional: EditorFormData<AdditionalField>;
  /** What the cashier still asks for, as a list; empty when there is nothing, or another message comes first. */
  missing: string;
  /** Names as the reader's language writes them, addresses as the player's country does. */
  order: { familyNameFirst: boolean; address: AddressOrder };
  /** How the name is read is asked where Japanese is written. */
  asksKana: boolean;
  texts: Record<(typeof editorTexts)[number], string>;
}

/** Of the element that the browser takes over. */
export const editorId = 'profile-editor';
