/**
 * `<copy-text>`: puts the text of its `<code>` into the clipboard by its button, which is hidden until then. Without it the text can be
 * selected at one touch (`user-select: all`), and where the browser refuses, it is selected to be copied by hand.
 */
class CopyText extends HTMLElement {
  connectedCallback(): void {
    const text = this.querySelector('code');
    const button = this.querySelector('button');
    const status = this.querySelector<HTMLElement>('[role=status]');
    if (!text || !button || !status) return;
    const done = status.dataset.done ?? '';
    button.hidden = false;
    button.addEventListener('click', () => {
      status.textContent = '';
      navigator.clipboard.writeText(text.textContent).then(
        () => (status.textContent = done),
        () => getSelection()?.selectAllChildren(text),
      );
    });
  }
}

if ('clipboard' in navigator) customElements.define('copy-text', CopyText);
