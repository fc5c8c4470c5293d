import { say } from './fields/say';

/**
 * `<unsaved-guard data-<field>=…>`: says below a field, once it is left, what the form would refuse, by the field's own attributes and in the words of its `data-`
 * attribute; and asks before the page is left while one of its forms holds something that was typed and not sent. A form that was refused holds it from
 * the start. The question itself is the browser's, in the browser's words.
 */
class UnsavedGuard extends HTMLElement {
  private readonly unsaved = new Set<HTMLFormElement>();
  private readonly ask = (event: BeforeUnloadEvent): void => {
    if (this.unsaved.size > 0) event.preventDefault();
  };

  connectedCallback(): void {
    for (const field of this.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')) if (field.form) this.unsaved.add(field.form);
    this.addEventListener('focusout', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.value === target.defaultValue) return;
      const words = this.getAttribute(`data-${target.name}`);
      if (words && !isGood(target)) say(target, words, true);
    });
    this.addEventListener('input', ({ target }) => {
      // What is being mended is no longer wrong.
      if (target instanceof HTMLInputElement && this.hasAttribute(`data-${target.name}`)) say(target, '', false);
      const { form } = target as HTMLInputElement;
      if (form) this.unsaved[isChanged(form) ? 'add' : 'delete'](form);
    });
    this.addEventListener('submit', ({ target }) => void this.unsaved.delete(target as HTMLFormElement));
    window.addEventListener('beforeunload', this.ask);
  }

  disconnectedCallback(): void {
    window.removeEventListener('beforeunload', this.ask);
  }
}

/** Spaces around it don't count, as they don't on the server; that something has to stand there is the browser's to say. */
function isGood({ value, minLength, maxLength }: HTMLInputElement): boolean {
  const { length } = value.trim();
  return length === 0 || (length >= minLength && (maxLength < 0 || length <= maxLength));
}

/** Whether anything stands in a form that did not come with the page. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && field.type !== 'hidden' && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  });
}

customElements.define('unsaved-guard', UnsavedGuard);
