import type { FormScript } from '../../../shared/form-script.ts';
import { applyRules } from '../../apply-rules.ts';
import type { CompiledForm } from '../../compiled.ts';
import { loadedOn } from '../../loaded-on.ts';
import type { ReplayCase } from './replay-data.ts';

/** A function that gives the stored value and the broken rules of a case, with its order and on its day. */
export function outcomesOf(form: CompiledForm): (one: ReplayCase) => ReturnType<typeof applyRules> {
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
