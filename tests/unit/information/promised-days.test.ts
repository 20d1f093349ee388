import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { ROOT } from '../../support/definitions.ts';

/** A promise that a setting keeps: at most or at least the number of days in the text. */
interface Kept {
  setting: string;
  limit: 'most' | 'least';
  /** How many of the setting's units are a day. */
  perDay?: number;
  de: RegExp;
  tr: RegExp;
}

const kept: Kept[] = [
  {
    setting: 'CARD_LATE_DAYS',
    limit: 'most',
    de: /Karte # nach (Ihrer|der) Zahlung nicht angekommen/,
    tr: /Kart, ödemeden # sonra hâlâ gelmediyse/,
  },
  {
    setting: 'PORTING_GIVE_UP_DAYS',
    limit: 'most',
    de: /nach # nicht (berichtigt|geklärt)/,
    tr: /Ret # sonra hâlâ çözülmemişse/,
  },
  {
    setting: 'COLLECT_RETRY_DAYS',
    limit: 'least',
    de: /frühestens nach # noch einmal/,
    tr: /en erken # sonra bir kez daha/,
  },
  {
    setting: 'COLLECT_NOTICE_DAYS',
    limit: 'least',
    de: /sie nennt, frühestens # nach|frühestens # (später|nach der Rechnung)|mindestens # vorher/,
    tr: /en (erken|az) # (sonradır|önceden)|faturadan en erken # sonra/,
  },
  {
    setting: 'INVOICE_DUE_DAYS',
    limit: 'least',
    de: /Fällig .+ frühestens # nach ihrem Datum/,
    tr: /en erken tarihinden # sonra/,
  },
  {
    setting: 'UPLOAD_HOURS',
    limit: 'most',
    perDay: 24,
    de: /nicht abschicken, löschen wir nach #/,
    tr: /göndermediğiniz .+ # sonra/,
  },
];

/** What the law or a constant fixes. */
const fixed = {
  de: /(Widerrufsfrist beträgt #|# ohne|# Angabe|[Bb]innen #|# lang|# ab dem|spätestens in #|Tarif schon, #|innerhalb von #|Innerhalb von #|Programmdateien #|Bilder 30|^# nach dem Ablauf|\. # nach dem Ablauf)/,
  tr: /(bitişten # sonra|geçmeden # öncesinde|# içinde|en çok #)/,
};

const files = {
  de: ['agb.md', 'faq.md', 'privacy-policy.md', 'dsgvo.md', 'pdpl.md', 'withdrawal.md', 'giveaway-terms.md'],
  tr: ['agb.md', 'faq.md', 'privacy-policy.md', 'dsgvo.md', 'pdpl.md', 'withdrawal.md', 'giveaway-terms.md'],
};
/** The papers are German alone. */
const papers = {
  de: ['documents/summary.json', 'documents/confirmation.json', 'order.json'],
  tr: ['order.json'],
};
const words = { fünf: 5, vierzehn: 14, einem: 1, beş: 5, bir: 1 } as const;
const days = {
  de: /(?<![\p{L}\d])(\d+|fünf|vierzehn|einem) Tag(?:en|e)?(?!\p{L})/gu,
  tr: /(?<![\p{L}\d])(\d+|beş|bir) gün(?!\p{L})/gu,
};

type Lang = 'de' | 'tr';
interface Promised {
  days: number;
  /** The words around it, with `#` for the days. */
  text: string;
}

function promisedIn(lang: Lang): Promised[] {
  const names = [...files[lang].map((name) => `information/${name}`), ...papers[lang]];
  return names.flatMap((name) => {
    const content = readFileSync(join(ROOT, 'locales', lang, name), 'utf8');
    return [...content.matchAll(days[lang])].map((match) => {
      const [all, number = ''] = match;
      const before = content.slice(Math.max(0, match.index - 60), match.index);
      const after = content.slice(match.index + all.length, match.index + all.length + 60);
      const known = Object.entries(words).find(([word]) => word === number);
      return { days: known ? known[1] : Number(number), text: `${before}#${after}` };
    });
  });
}

const isAccepted = (setting: string, value: number) => {
  try {
    loadConfig({ [setting]: String(value) }, '/project');
    return true;
  } catch {
    return false;
  }
};

describe.each(['de', 'tr'] as const)('days in the binding texts: %s', (lang) => {
  const promised = promisedIn(lang);

  it('each is kept by a setting, or fixed', () => {
    const unknown = promised.filter(
      ({ text }) => !fixed[lang].test(text) && !kept.some((one) => one[lang].test(text)),
    );
    expect(unknown.map(({ text }) => text)).toEqual([]);
  });

  it('no setting can contradict them', () => {
    const broken = kept.flatMap(({ setting, limit, perDay = 1, ...one }) =>
      promised
        .filter(({ text }) => one[lang].test(text))
        .filter(({ days: number }) => {
          const value = number * perDay;
          return !isAccepted(setting, value) || isAccepted(setting, limit === 'most' ? value + 1 : value - 1);
        })
        .map(({ text }) => `${setting}: ${text}`),
    );
    expect(broken).toEqual([]);
  });
});

test('each setting is named by a text, so that none of the patterns is out of use', () => {
  const promised = promisedIn('de');
  const unused = kept.filter(({ de }) => !promised.some(({ text }) => de.test(text)));
  expect(unused.map(({ setting }) => setting)).toEqual([]);
});
