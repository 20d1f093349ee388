import { isRecord, walk } from '../../shared/json-values.ts';
import { NO_RULE } from '../../shared/rules/rule-keywords.ts';

/** Whether a keyword is a rule, which has a sentence. */
export function isRuleKeyword(name: string): boolean {
  return !NO_RULE.has(name) && !name.startsWith('x-') && name !== '$ref';
}

/** The rules that a section has for a field, always or under a condition. */
export function sectionRulesOf(section: unknown, name: string): string[] {
  const lines = walk(section, ['allOf']);
  const parts = (Array.isArray(lines) ? lines : []).flatMap((line: unknown) => [
    line,
    walk(line, ['then']),
    walk(line, ['else']),
  ]);
  const rules = parts.flatMap((part) => {
    const shown = isRecord(part) && part['x-errorAt'] === name ? [part['x-rule']] : [];
    const own = walk(part, ['properties', name]);
    if (!isRecord(own)) return shown;
    return [
      ...shown,
      ...(own['x-rule'] === undefined ? Object.keys(own).filter(isRuleKeyword) : [own['x-rule']]),
    ];
  });
  return [...new Set(rules.filter((rule) => typeof rule === 'string'))];
}
