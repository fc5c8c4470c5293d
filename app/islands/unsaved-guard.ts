/**
 * `<unsaved-guard>`: asks before the page is left while one of its forms holds something that was typed and not sent. A form that was refused holds it from
 * the start. The question itself is the browser's, in the browser's words.
 */
class UnsavedGuard extends HTMLElement {
  private readonly unsaved = new Set<HTMLFormElement>();
  private readonly ask = (event: BeforeUnloadEvent): void => {
    if (this.unsaved.size > 0) event.preventDefault();
  };

  connectedCallback(): void {
    for (const field of this.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')) if (field.form) this.unsaved.add(field.form);
    this.addEventListener('input', ({ target }) => {
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

/** Whether anything stands in a form that did not come with the page. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && field.type !== 'hidden' && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  });
}

customElements.define('unsaved-guard', UnsavedGuard);
