import type { DefinitionFault, JudgedView } from '../../shared/api/workbench-drafts.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import type { FieldExample } from './field-examples.ts';
import type { JsonPath } from './json-edit.ts';

export interface FaultPlace {
  file: string;
  pointer: string;
}

/** All places that a fault is about. */
export function placesOf({ file, pointer = '', also = [] }: DefinitionFault): FaultPlace[] {
  const others = also.map((place) => {
    const [other = '', ...rest] = place.split('#');
    return { file: other, pointer: rest.join('#') };
  });
  return [{ file, pointer }, ...others];
}

/** The faults at a place and in what stands in it. */
function faultsAt(faults: readonly DefinitionFault[], file: string, at: JsonPath): DefinitionFault[] {
  const root = pointerOf(at.map(String));
  const isAt = ({ file: other, pointer }: FaultPlace) =>
    other === file && (pointer === root || pointer.startsWith(`${root}/`));
  return faults.filter((fault) => placesOf(fault).some(isAt));
}

/** The sentences about a place and what stands in it, in the language of the reader. */
export function saidAt(
  lang: StaffLang,
  faults: readonly DefinitionFault[],
  file: string,
  at: JsonPath,
): string[] {
  return faultsAt(faults, file, at).map(({ sentence }) => checkedSentence(lang, sentence));
}

export type ExampleState = 'held' | 'broken' | 'unknown';

/**
 * Whether an example is judged as it says. While something else is wrong than examples, forms may not have been tried.
 * @param judged undefined: the files were not judged as they are now
 */
export function stateOf(judged: JudgedView | undefined, { file, pointer }: FaultPlace): ExampleState {
  if (!judged) return 'unknown';
  const [, kind, index] = pointer.split('/');
  if (faultsAt(judged.faults, file, [kind ?? '', index ?? '']).length > 0) return 'broken';
  const { faults } = judged;
  const isTried = faults.length > 0 && faults.every((fault) => fault.file.endsWith('.examples.json'));
  return judged.isSound || isTried ? 'held' : 'unknown';
}

/**
 * How an example is judged, and what is said of it: by the check of the files as they are now, or else by the preview,
 * which tries the form while one types.
 * @param tried the sentences of the preview; undefined: it has not tried the example
 */
export function shownOf(
  lang: StaffLang,
  example: Pick<FieldExample, 'file' | 'pointer' | 'kind' | 'index'>,
  judged: JudgedView | undefined,
  tried: readonly string[] | undefined,
): { state: ExampleState; sentences: string[] } {
  const { file, kind, index } = example;
  const state = stateOf(judged, example);
  if (state === 'unknown' && tried) {
    const sentences = tried.map((sentence) => checkedSentence(lang, sentence));
    return { state: sentences.length > 0 ? 'broken' : 'held', sentences };
  }
  return { state, sentences: saidAt(lang, judged?.faults ?? [], file, [kind, index]) };
}
