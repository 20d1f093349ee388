import type { Lang } from '../../../shared/language.ts';
import type { Change } from '../impact/compare.ts';
import type { Aspect, OtherChange } from '../impact/form-changes.ts';
import type { ImpactReport, PartChanges } from '../impact/report.ts';
import { BOOK_WORDS } from './book-words.ts';
import { bilingual, both, escaped, headingHtml, tableHtml } from './html.ts';

const ASPECTS: Record<Aspect | Change['what'] | 'added' | 'removed', Record<Lang, string>> = {
  added: { de: 'neues Formular', tr: 'yeni form' },
  removed: { de: 'nicht mehr da', tr: 'artık yok' },
  'newly refused': { de: 'neu abgelehnt', tr: 'artık reddedilir' },
  'newly accepted': { de: 'neu angenommen', tr: 'artık kabul edilir' },
  words: { de: 'Wortlaut', tr: 'Metin' },
  consent: { de: 'Einwilligung', tr: 'Onay' },
  layout: { de: 'Aufbau', tr: 'Düzen' },
  default: { de: 'Vorbelegung', tr: 'Ön değer' },
  files: { de: 'Dateien', tr: 'Dosyalar' },
  storage: { de: 'Speicherung', tr: 'Saklama' },
  flow: { de: 'Ablauf', tr: 'Akış' },
  page: { de: 'Seite', tr: 'Sayfa' },
  stored: { de: 'Gespeicherter Wert', tr: 'Saklanan değer' },
  list: { de: 'Vorschlagsliste', tr: 'Öneri listesi' },
  schema: { de: 'Sonstiges', tr: 'Diğer' },
};

interface ChangeRow {
  kind: keyof typeof ASPECTS;
  part: string;
  where: string;
  was?: unknown;
  is?: unknown;
}

function ofRule(part: string, { what, path, rule, was, is }: Change): ChangeRow {
  return { kind: what, part, where: `${path} ${rule}`, was, is };
}

function ofOther(part: string, { aspect, where, was, is }: OtherChange): ChangeRow {
  return { kind: aspect, part, where, was, is };
}

function rowsOf({ name, rules, others }: PartChanges): ChangeRow[] {
  return [...rules.map((change) => ofRule(name, change)), ...others.map((change) => ofOther(name, change))];
}

function valueHtml(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? escaped(value) : `<code>${escaped(JSON.stringify(value))}</code>`;
}

function rowHtml({ kind, part, where, was, is }: ChangeRow): string {
  return `<tr><th scope="row">${headingHtml(ASPECTS[kind])}</th><td><code>${escaped(part)}</code> ${escaped(where)}</td><td>${valueHtml(was)}</td><td>${valueHtml(is)}</td></tr>`;
}

/** What has changed since an older version, each with what it was and what it is. */
export function changeSection({ added, removed, parts }: ImpactReport, since: string): string {
  const whole = (kind: 'added' | 'removed', ids: readonly string[]): ChangeRow[] =>
    ids.map((part) => ({ kind, part, where: '' }));
  const rows = [...whole('added', added), ...whole('removed', removed), ...parts.flatMap(rowsOf)];
  const nothing = both((lang) => BOOK_WORDS[lang].nothingChanged);
  const heads = [bilingual('kind'), bilingual('place'), bilingual('before'), bilingual('now')];
  const table = tableHtml('changes', heads, rows.map(rowHtml)) || `<p>${headingHtml(nothing)}</p>`;
  return `<section class="form" id="changes"><h2>${bilingual('changes')} <small>${bilingual('since')} <code>${escaped(since)}</code></small></h2>
${table}</section>`;
}
