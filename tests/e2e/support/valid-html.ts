import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from 'playwright/test';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:browser'],
    rules: {
      // React makes ids of its own, and headings of legal texts begin with their number: HTML allows both.
      'valid-id': ['error', { relaxed: true }],
      // ARIA lets a list have a name, which tells the lists of a page apart.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Several boxes of one question have one name, as several circles have.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // A tap on a number asks the server to hold it; the arrows of a native control would hold each on the way.
      'prefer-native-element': ['error', { exclude: ['radio'] }],
      // The number of errors stands before the title that search engines know.
      'long-title': ['error', { maxlength: 90 }],
      // A form that acts while one types has nothing to send.
      'wcag/h32': 'off',
      // A link that dials holds a whole sentence with us; its number does not break by its style.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What html-validate's recommended rules hold against the document as it is now, a line each. */
export async function htmlFaults(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector ?? 'the document'}: ${message}`),
  );
}
