/** Words below a field, read out and tied to it; what the server said of it before gives way. */
export function say(input: HTMLInputElement, words: string, isWrong: boolean): void {
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
