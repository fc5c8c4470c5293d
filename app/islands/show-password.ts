/**
 * `<show-password data-show>`: gives each password field within a button, named by `data-show`, that lets its writer read what was typed. What is sent is a
 * password again, so that no browser keeps it among the texts it suggests. Without this script passwords stay dots.
 */
class ShowPassword extends HTMLElement {
  connectedCallback(): void {
    const inputs = this.querySelectorAll<HTMLInputElement>('input[type=password]');
    for (const input of inputs) input.insertAdjacentElement('afterend', this.buttonOf(input));
  }

  private buttonOf(input: HTMLInputElement): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'link';
    button.textContent = this.dataset.show ?? '';
    button.setAttribute('aria-controls', input.id);
    // In the label's line, without moving anything: no page without the script carries a rule for it.
    for (const label of input.labels ?? []) label.style.gridArea = '1 / 1';
    Object.assign(button.style, {
      gridArea: '1 / 1',
      justifySelf: 'end',
      minHeight: '44px',
      minWidth: '44px',
      marginBlock: '-10px',
    });
    const show = (isShown: boolean): void => {
      input.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
    };
    show(false);
    button.addEventListener('click', () => show(input.type === 'password'));
    input.form?.addEventListener('submit', () => show(false));
    return button;
  }
}

customElements.define('show-password', ShowPassword);
