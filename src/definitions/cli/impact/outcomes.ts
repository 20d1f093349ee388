import type { FormScript } from '../../../shared/form-script.ts';
import { applyRules } from '../../apply-rules.ts';
import type { CompiledForm } from '../../compiled.ts';
import { loadedOn } from '../../loaded-on.ts';
import type { ReplayCase } from './replay-data.ts';

/** The stored value and the broken rules of some data. */
type Judged = ReturnType<typeof applyRules>;

/** What two versions of a form make of one case. */
export interface Outcome {
  data: unknown;
  old: Judged;
  now: Judged;
}

/** Both versions judge each case, with its order and on its day. */
export function outcomesOf(
  before: CompiledForm,
  after: CompiledForm,
  cases: readonly ReplayCase[],
): Outcome[] {
  const [ofOld, ofNew] = [judgeOf(before), judgeOf(after)];
  return cases.map((one) => ({ data: one.data, old: ofOld(one), now: ofNew(one) }));
}

function judgeOf(form: CompiledForm): (one: ReplayCase) => Judged {
  // A script is loaded once for each day.
  const byDay = new Map<string, FormScript>();
  const scriptOn = (day: string) => {
    const script = byDay.get(day) ?? loadedOn(form, day, 'de');
    byDay.set(day, script);
    return script;
  };
  return ({ data, order, on }) =>
    applyRules(on === undefined ? form.loaded.de : scriptOn(on), data, 'de', order);
}
