import { langs } from '../../shared/language.ts';
import { nearest } from '../../shared/nearest.ts';
import { partTitleKey } from '../compile-flow.ts';
import type { Problem } from '../problem.ts';
import type { FlowFile, FlowPartFile } from '../schema-types.ts';
import type { Source } from '../source.ts';

type Step = FlowFile['steps'][number];

/** Makes the account of a guest; the phone in it is read-only, because a code has proved it before. */
const REGISTRATION = 'auth/register';
/** Stands with the order button, directly under what the law wants to be read there (§ 312j BGB, § 54 TKG). */
const APPROVAL = 'order/approval';

/** The parts of a step hold each of its forms once, and ask what the program needs there. */
export function lintFlowParts(
  { id, file, step, pointer }: { id: string; file: string; step: Step; pointer: string },
  source: Source,
): Problem[] {
  const parts = step.parts ?? [];
  const at = (place: string) => (sentence: string) => ({ file, pointer: `${pointer}${place}`, sentence });
  return [
    ...parts.flatMap((_, place) => faultsOfPart(step, parts, place).map(at(`/parts/${place}`))),
    ...(step.parts ? formsWithoutPart(step, parts).map(at('/parts')) : []),
    ...faultsOfOrder(step, parts).map(at('')),
    ...parts.flatMap((part) => missingTitles(id, step, part, source)),
  ];
}

function faultsOfPart(step: Step, parts: FlowPartFile[], place: number): string[] {
  const { id, asks, forms } = parts[place] ?? { id: '', forms: [] };
  const before = parts.slice(0, place);
  const known = step.forms.map(({ form }) => form);
  return [
    ...(before.some((other) => other.id === id)
      ? [`The part "${id}" stands here twice. Give each its own "id".`]
      : []),
    ...(asks && before.some((other) => other.asks === asks) ? [`"${asks}" is asked in two parts.`] : []),
    ...(asks || forms.length > 0 ? [] : [`The part "${id}" asks nothing. Give it forms, or take it away.`]),
    ...forms.filter((form) => !known.includes(form)).map((form) => unknownForm(form, step.id, known)),
    ...forms
      .filter((form) => before.some((other) => other.forms.includes(form)))
      .map((form) => `The form "${form}" stands in two parts.`),
  ];
}

function unknownForm(form: string, step: string, known: string[]): string {
  const guess = nearest(form, known);
  return `The step "${step}" has no form "${form}"${guess ? `; did you mean "${guess}"?` : '.'}`;
}

function formsWithoutPart(step: Step, parts: FlowPartFile[]): string[] {
  const known = step.forms.map(({ form }) => form);
  // A misspelt name is said once, where it stands.
  if (parts.some(({ forms }) => forms.some((form) => !known.includes(form)))) return [];
  return step.forms
    .filter(({ form }) => !parts.some(({ forms }) => forms.includes(form)))
    .map(
      ({ form }) =>
        `The form "${form}" stands in no part, so no screen shows it. Name it in one of the "parts".`,
    );
}

/** A guest proves the phone before the registration; who agrees sees what is ordered. */
function faultsOfOrder(step: Step, parts: FlowPartFile[]): string[] {
  const partOf = (form: string) => parts.findIndex(({ forms }) => forms.includes(form));
  const code = parts.findIndex(({ asks }) => asks === 'phoneCode');
  const isRegistered = step.forms.some(({ form }) => form === REGISTRATION);
  const isApproved = step.forms.some(({ form }) => form === APPROVAL);
  return [
    ...(isRegistered && (code === -1 || code >= partOf(REGISTRATION))
      ? [
          `"${REGISTRATION}" needs a part before it with "asks": "phoneCode": the account gets the phone that a code has proved.`,
        ]
      : []),
    ...(isApproved && step.parts && partOf(APPROVAL) !== parts.length - 1
      ? [`"${APPROVAL}" belongs into the last part: the order button stands there.`]
      : []),
  ];
}

function missingTitles(id: string, step: Step, part: FlowPartFile, source: Source): Problem[] {
  const key = partTitleKey(id, step.id, part.id);
  return langs
    .filter((lang) => source.words[lang][key] === undefined)
    .map((lang) => ({
      file: `locales/${lang}/${id.split('/')[0]}.json`,
      sentence: `The part "${part.id}" has no title. Add "${key}".`,
    }));
}
