/**
 * `<sign-up-help data-check data-weak data-fair data-strong>`: says at its field, once it is left, that a user name or an address is taken or no good,
 * and how strong a new password is while it is typed; without `data-check` the latter alone. The form judges everything again when it is sent; without this script it alone does.
 */
const checked = ['username', 'email'];

class SignUpHelp extends HTMLElement {
  /** What was asked last of each field: coming by again asks nothing. */
  private readonly asked = new Map<string, string>();

  connectedCallback(): void {
    this.addEventListener('focusout', ({ target }) => {
      if (this.dataset.check && target instanceof HTMLInputElement && checked.includes(target.name))
        void this.check(target);
    });
    this.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.autocomplete === 'new-password' && target.name !== 'passwordConfirm')
        say(target, target.value ? this.dataset[strengthOf(target.value)]! : '', false);
      // What is being mended is no longer wrong.
      else if (this.dataset.check && checked.includes(target.name)) say(target, '', false);
    });
  }

  private async check(input: HTMLInputElement): Promise<void> {
    const value = input.value.trim();
    if (!value || this.asked.get(input.name) === value) return;
    this.asked.set(input.name, value);
    try {
      const body = new URLSearchParams({ field: input.name, value });
      const answer = await fetch(this.dataset.check!, {
        method: 'POST',
        body,
        redirect: 'error',
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) return;
      const { message } = (await answer.json()) as { message: string };
      if (input.value.trim() === value) say(input, message, message !== '');
    } catch {
      // No network, or asked too often: the form tells when it is sent.
      this.asked.delete(input.name);
    }
  }
}

/** `fair` fits the policy (8, lower, upper, digit or special); `strong` is longer, too. */
function strengthOf(password: string): 'weak' | 'fair' | 'strong' {
  const fits =
    password.length >= 8 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}]/u.test(password);
  return !fits ? 'weak' : password.length >= 12 && new Set(password).size >= 8 ? 'strong' : 'fair';
}

/** Words below a field, read out and tied to it; what the server said of it before gives way. */
function say(input: HTMLInputElement, words: string, isWrong: boolean): void {
  const id = `${input.id}-live`;
  let line = document.getElementById(id);
  if (!line) {
    if (!words) return;
    line = document.createElement('p');
    line.id = id;
    line.setAttribute('role', 'status');
    input.parentElement!.appendChild(line);
    input.setAttribute('aria-describedby', [input.getAttribute('aria-describedby'), id].filter(Boolean).join(' '));
  }
  line.className = isWrong ? 'error' : 'hint';
  if (line.textContent !== words) line.textContent = words;
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

customElements.define('sign-up-help', SignUpHelp);
