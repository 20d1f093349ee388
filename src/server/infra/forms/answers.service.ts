import type { FormAnswers, KeptAnswers } from '../../../shared/answers.ts';
import type { AnswerView } from '../../../shared/api/answers.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { FormId } from '../../../shared/contracts/form-ids.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../deps.ts';

/** Values of the forms that made a record, by the form's id. */
type Bodies = { [Id in FormId]?: FormBody<Id> } | Record<string, object>;

/** What is kept with a record: answers to fields that no code reads. */
export function answersOf({ definitions }: Pick<AppDeps, 'definitions'>, bodies: Bodies): KeptAnswers {
  const found = Object.entries(bodies).map(([id, body]) => [id, definitions.answers(id, body)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, FormAnswers] => entry[1] !== undefined));
}

/** The same for a column: null where nothing is kept. */
export function answersColumn(kept: KeptAnswers): string | null {
  return Object.keys(kept).length === 0 ? null : storable(JSON.stringify(kept));
}

/** JSON of PostgreSQL has no NUL and no half of a character; a sign that says so stands in its place. */
function storable(json: string): string {
  return json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, '$1\ufffd');
}

/** Kept answers with the labels of the form that asked, in a language. */
export async function viewAnswers(
  { definitions, words }: Pick<AppDeps, 'definitions' | 'words'>,
  kept: KeptAnswers | null,
  lang: Lang,
): Promise<AnswerView[]> {
  const found = Object.entries(kept ?? {}).map(async ([form, given]) => {
    const lines = await definitions.describe(form, given, lang);
    return lines.map(({ pointer, label, value }) => ({
      form,
      pointer,
      label,
      text: textOf(value, (key) => words.text(lang, key)),
    }));
  });
  return (await Promise.all(found)).flat();
}

/** `Stadt: Köln`, for mails and the CRM. */
export async function answerLines(
  deps: Pick<AppDeps, 'definitions' | 'words'>,
  kept: KeptAnswers,
): Promise<string[]> {
  return (await viewAnswers(deps, kept, 'de')).map(({ label, text }) => `${label}: ${text}`);
}

function textOf(value: unknown, word: (key: string) => string): string {
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, word)).join(', ');
  if (typeof value === 'boolean') return word(value ? 'outbox.answer.yes' : 'outbox.answer.no');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? germanDay(text) : text;
}
