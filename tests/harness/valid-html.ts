/** What an HTML checker says of a page (QUALITY, everyone can use it). Matters of style, and what axe judges better, are left out. */
import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'void-style': 'off',
    // A list may have a name: axe and the standard allow it.
    'aria-label-misuse': 'off',
    // Everything comes from the page's own origin.
    'require-sri': 'off',
    // A form may stand empty and be filled by buttons elsewhere, by their `form` attribute.
    'wcag/h32': 'off',
  },
});

/** One line a finding: the rule, the message, where it stands. */
export function htmlFindings(html: string): string[] {
  return checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
    );
}
