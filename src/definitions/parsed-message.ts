import { IntlMessageFormat } from 'intl-messageformat';
import type { ParsedMessage } from '../shared/form-script.ts';

/**
 * A message in ICU's syntax, parsed here, since the browser has no parser.
 * @throws where it cannot be parsed; the linter holds such a message back
 */
export function parsedMessage(message: string, lang: string): ParsedMessage {
  return new IntlMessageFormat(message, lang, undefined, { captureLocation: false }).getAst();
}

/** Those of a form's messages that have values to name, parsed, by their texts. */
export function parsedMessages(
  messages: Record<string, string>,
  lang: string,
): Record<string, ParsedMessage> {
  // Fields share their general sentences.
  const naming = new Set(Object.values(messages).filter((text) => text.includes('{')));
  return Object.fromEntries([...naming].map((text) => [text, parsedMessage(text, lang)]));
}
