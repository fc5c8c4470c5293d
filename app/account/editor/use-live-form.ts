import { useEffect, useMemo, useState, type FocusEvent, type FormEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useRemixForm } from 'remix-hook-form';
import { usePage } from '~/i18n/page';
import type { SummaryError } from '~/ui/error-summary';
import type { EditorFormData } from './editor-types';
import { refusalsOf } from './field-rule';
import { fieldId, type EditorForm } from './profile-editor';
import { standingIn } from './standing-text';

type Values = Record<string, string>;

export interface LiveFormEvents {
  /** A form that may go: it is posted as the plain form is, so it ends where that ends. */
  send: (form: HTMLFormElement) => void;
  /** What stands in the way of a form that may not, in the order of its fields. */
  refuse: (formId: string, errors: SummaryError[]) => void;
}

/**
 * One form of the editor, followed by remix-hook-form: fields are judged when they are left and, from then on, while they are mended; what
 * the server refused comes by `useActionData` as it would in Remix. A valid form is posted by the browser itself.
 */
export function useLiveForm<Name extends string>(
  data: EditorFormData<Name>,
  shown: readonly SummaryError[],
  { send, refuse }: LiveFormEvents,
): EditorForm<Name> & { announced: string } {
  const { t } = usePage();
  const names = Object.keys(data.fields) as Name[];
  const [announced, announce] = useState('');
  // What was typed before this script came stays: the fields start as they stand in the page.
  const defaultValues = useMemo(() => Object.fromEntries(names.map((name) => [name, standingIn(data, name)])), []);
  const resolver: Resolver<Values> = (values) => {
    const refusals = refusalsOf(data.fields, values, t('account.securityAnswerRequired'));
    if (!refusals.length) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(refusals.map(([name, message]) => [name, { type: 'rule', message }])),
    };
  };
  const live = useRemixForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
    resolver,
    submitHandlers: {
      onValid: () => send(formElement(data)),
      onInvalid: (errors) =>
        refuse(
          data.id,
          names.flatMap((name) =>
            errors[name] ? [{ fieldId: fieldId(data.id, name), message: String(errors[name].message) }] : [],
          ),
        ),
    },
  });
  const { errors } = live.formState;
  const [taken, take] = useState(false);
  useEffect(() => {
    // From here on the form speaks in its own words, and what the server refused is followed while it is mended.
    take(true);
    for (const name of names)
      if (data.fields[name].error) live.setValue(name as string, standingIn(data, name), { shouldTouch: true });
  }, []);

  return {
    props: {
      id: data.id,
      action: data.action,
      noValidate: taken,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // A browser that fills in fields need not say so.
        for (const name of names) live.setValue(name as string, standingIn(data, name));
        void live.handleSubmit(event);
      },
    },
    field: (name) => {
      const { value, required, minLength, maxLength } = data.fields[name];
      const { onChange, onBlur, ref } = live.register(name);
      const left = (event: FocusEvent<HTMLInputElement>) =>
        whenReleased(
          () =>
            void Promise.resolve(onBlur(event)).then(() =>
              announce(
                refusalsOf(data.fields, live.getValues(), t('account.securityAnswerRequired')).find(
                  ([wrong]) => wrong === name,
                )?.[1] ?? '',
              ),
            ),
        );
      return {
        name,
        id: fieldId(data.id, name),
        defaultValue: value,
        required,
        minLength,
        maxLength,
        error: errors[name]?.message,
        listeners: {
          onChange: (event) => void onChange(event),
          onBlur: left as (event: FormEvent<HTMLInputElement>) => void,
          ref,
        },
      };
    },
    seen: data.seen,
    errors: shown,
    announced,
  };
}

const formElement = ({ id }: { id: string }) => document.getElementById(id) as HTMLFormElement;
let isPressed = false;
let pressedAt = -Infinity;

/** How long after a touch the browser tells of the press that it made of it, in milliseconds. */
const touchBecomesPress = 400;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
      pressedAt = performance.now();
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Acts at once, or after the press that is going on: words that appear above a button while it is pressed would move it away from under
 * the finger, and the press would be lost.
 */
function whenReleased(act: () => void): void {
  const soon = () => void setTimeout(act, 50);
  if (isPressed) document.addEventListener('pointerup', soon, { capture: true, once: true });
  else if (performance.now() - pressedAt < touchBecomesPress) soon();
  else act();
}
