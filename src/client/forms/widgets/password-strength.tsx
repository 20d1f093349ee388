import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FieldPath, valueAt } from '../../../shared/field-paths.ts';
import { CheckIcon } from '../parts/icons.tsx';
import { useFormState } from '../state/form-context.ts';
import { brokenRules, type PasswordRule, passwordRules } from '../state/password-rules.ts';
import css from './password-strength.module.css';

/**
 * Levels from the share of rules that are met; the words are `app.form.strength.<level>`. A password that a further
 * rule refuses, because it stands on a list of common ones, is weak, however many of these it meets.
 */
function levelOf(met: number, all: number, isRefused: boolean): 'empty' | 'weak' | 'medium' | 'strong' {
  if (met === 0) return 'empty';
  if (isRefused) return 'weak';
  if (met === all) return 'strong';
  return met / all >= 0.8 ? 'medium' : 'weak';
}

interface PasswordStrengthProps {
  id: string;
  path: FieldPath;
}

/** The rules of a password with those met ticked off, and a bar: all from the form's own rules. */
export const PasswordStrength = memo(function PasswordStrength({ id, path }: PasswordStrengthProps) {
  const script = useFormState((state) => state.script);
  const rules = useMemo(() => passwordRules(script, path), [script, path]);
  const broken = useFormState((state) => brokenRules(state.broken, path));
  // An empty password meets no rule, although only its absence is an error.
  const isEmpty = useFormState((state) => valueAt(state.data, path) === undefined);
  const isBroken = (rule: string) => isEmpty || broken.split(' ').includes(rule);
  const met = rules.filter(({ rule }) => !isBroken(rule)).length;
  const isRefused = broken.split(' ').some((name) => name !== '' && !rules.some(({ rule }) => rule === name));
  const level = levelOf(met, rules.length, isRefused);
  return (
    <div className={css.strength} id={id} data-level={level}>
      <div className={css.bar} aria-hidden="true">
        {rules.map(({ rule }, at) => (
          <span key={rule} className={css.part} data-on={at < met} />
        ))}
      </div>
      <p className={css.level}>
        <FormattedMessage id={`app.form.strength.${level}`} />
      </p>
      <ul className={css.rules}>
        {rules.map((rule) => (
          <Rule key={rule.rule} rule={rule} isMet={!isBroken(rule.rule)} />
        ))}
      </ul>
    </div>
  );
});

/** In a list under "a good password has" a rule is two words; one without short words keeps its sentence. */
function useShortWords({ rule, limit, message }: PasswordRule): string {
  const intl = useIntl();
  const id = `app.form.strength.rule.${rule}`;
  return intl.messages[id] ? intl.formatMessage({ id }, { limit }) : message;
}

const Rule = memo(function Rule({ rule, isMet }: { rule: PasswordRule; isMet: boolean }) {
  const words = useShortWords(rule);
  return (
    <li className={css.rule} data-met={isMet}>
      <CheckIcon className={css.mark} />
      <span>
        {words}
        <span className="visually-hidden">
          {': '}
          <FormattedMessage id={isMet ? 'app.form.ruleMet' : 'app.form.ruleOpen'} />
        </span>
      </span>
    </li>
  );
});
