import { berlinToday } from '../../../shared/dates.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import { allFunctions } from '../../../shared/rules/all-functions.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { type Examples, examplesOfPiece, ownExamples } from '../../examples.ts';
import type { FileTexts } from '../../file-texts.ts';
import { lookUp } from '../../german-towns.ts';
import { loadScript } from '../../load-script.ts';
import { type PieceUse, pieceFile, pieceUses } from '../../piece-examples.ts';
import type { JsonSchema } from '../../schema-types.ts';
import { exampleFaults } from '../lint-examples.ts';
import type { compiledAnew } from './compiled-anew.ts';

/** What was found about the entries of an examples file: a list of sentences for each. Without one the entry holds. */
export interface JudgedExamples {
  file: string;
  valid: string[][];
  invalid: string[][];
}

/** What was found last of each file, and of what: a word changes no verdict. */
const latest = new Map<string, { about: string; judged: JudgedExamples }>();

type Compiled = ReturnType<typeof compiledAnew>;

/** The form as it judges, each language run where an example asks for it. */
function judging({ model, scripts, further }: Compiled, now: Date) {
  const runtime = createRuntime(() => now, allFunctions, undefined, lookUp);
  const made = new Map<Lang, FormScript>();
  const scriptIn = (lang: Lang) => {
    const script = made.get(lang) ?? loadScript<FormScript>(scripts[lang], runtime, `${model.id}.${lang}`);
    made.set(lang, script);
    return script;
  };
  const loaded = {
    get de() {
      return scriptIn('de');
    },
    get tr() {
      return scriptIn('tr');
    },
  };
  return { model, scripts, further, loaded };
}

interface Given extends Pick<Examples, 'valid' | 'invalid'> {
  file: string;
}

function judge(compiled: Compiled, { file, valid, invalid }: Given, now: Date): JudgedExamples {
  const faults = exampleFaults(judging(compiled, now), valid, invalid, file);
  const sentencesAt = (at = '') =>
    faults.filter(({ pointer }) => pointer === at).map(({ sentence }) => sentence);
  return {
    file,
    valid: valid.map(({ at }) => sentencesAt(at)),
    invalid: invalid.map(({ at }) => sentencesAt(at)),
  };
}

/** The shared piece that a field is made of, with the field's place. */
function pieceAt(files: FileTexts, id: string, pointer: string | undefined): PieceUse | undefined {
  const read = (file: string): JsonSchema => JSON.parse(files.get(file) ?? '{}');
  const uses = pieceUses(read(`schemas/${id}.schema.json`), (piece) => read(pieceFile(piece, 'schema')));
  return uses.find((use) => use.pointer === pointer);
}

/** The verdicts on one file. What is written half is no example yet. @param about what they hang on */
function judgedFile(file: string, about: string, judged: () => JudgedExamples | undefined): JudgedExamples[] {
  const known = latest.get(file);
  if (known?.about === about) return [known.judged];
  try {
    const found = judged();
    if (!found) return [];
    latest.set(file, { about, judged: found });
    return [found];
  } catch {
    return [];
  }
}

/** Judges the examples of a form's own file, and those of the shared piece that a field is made of. */
export function judgedExamples(
  compiled: Compiled,
  files: FileTexts,
  { field, now }: { field?: string | undefined; now: Date },
): JudgedExamples[] {
  const { id } = compiled.model;
  const file = `schemas/${id}.examples.json`;
  const text = files.get(file) ?? '';
  const about = [compiled.rules, text, berlinToday(now)];
  const own = judgedFile(file, JSON.stringify(about), () =>
    judge(compiled, { file, ...ownExamples(text, now) }, now),
  );
  const use = pieceAt(files, id, field);
  const shared = use && pieceFile(use.piece, 'examples');
  const said = shared && files.get(shared);
  if (!use || !shared || said === undefined) return own;
  const ofPiece = judgedFile(shared, JSON.stringify([...about, said, use]), () => {
    const found = examplesOfPiece(use, said, text, now);
    return found && judge(compiled, { file: shared, ...found }, now);
  });
  return [...own, ...ofPiece];
}
