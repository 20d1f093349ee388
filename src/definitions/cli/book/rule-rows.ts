import { conditionsText } from '../../../shared/conditions/condition-text.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Field, Rule } from '../../fields.ts';
import type { RulePlace } from '../../rule-places.ts';
import { refusalsOf } from '../../words.ts';
import { BOOK_WORDS } from './book-words.ts';
import { labelsOf, mentionLabels } from './form-facts.ts';
import { type Both, both } from './html.ts';
import { limitOf, limitText } from './limit-text.ts';
import { acceptedFor, type FormExamples, refusedFor, type ShownValue } from './rule-examples.ts';

/** One rule of a field as the book shows it, with one limit. */
export interface RuleRow {
  rule: string;
  place: RulePlace;
  limit: Both;
  /** When the rule counts; empty: always. */
  condition: Both;
  words: Both;
  accepted?: ShownValue;
  refused?: ShownValue;
}

interface PlaceTexts {
  place: RulePlace;
  limit: Both;
  condition: Both;
}

/** The places of a rule that say something of their own: each limit once for each condition, and once if it holds always. */
function placeTexts(form: CompiledForm, field: Field, rule: Rule): PlaceTexts[] {
  const labels = both((lang) => labelsOf(form, lang));
  const found = rule.places.map((place) => ({
    place,
    limit: both((lang) => limitText(field, rule, place, lang, labels[lang])),
    condition: both((lang) => conditionsText(place.conditions, BOOK_WORDS[lang], labels[lang])),
  }));
  return found.filter(({ limit, condition }, at) => {
    const others = found.filter((other) => other.limit.de === limit.de);
    if (condition.de !== '' && others.some((other) => other.condition.de === '')) return false;
    return found.findIndex((one) => others.includes(one) && one.condition.de === condition.de) === at;
  });
}

/** The rules of a field with their limits, conditions and sentences, and an example on each side. */
export function ruleRows(form: CompiledForm, field: Field, examples: FormExamples): RuleRow[] {
  // What the server finds wrong with a file is a rule, too, which no example can show.
  return [...field.rules, ...refusalsOf(field)].flatMap((rule) =>
    placeTexts(form, field, rule).map(({ place, limit, condition }) => {
      const asked = { field, rule, place };
      const value = limitOf(rule, place);
      const error = { path: field.pointer, keyword: rule.keyword, rule: rule.rule };
      return {
        rule: rule.rule,
        place,
        limit,
        condition,
        words: both((lang) => {
          const said = mentionLabels(form, lang);
          return form.loaded[lang].message({
            ...error,
            said,
            ...(typeof value === 'number' && { limit: value }),
          });
        }),
        accepted: acceptedFor(asked, examples),
        refused: refusedFor(asked, examples),
      };
    }),
  );
}
