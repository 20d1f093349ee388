import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { type Block, filledIn, parseMarkdown, plainText } from '../../../src/shared/markdown.ts';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { sectionsOf } from '../../../src/shared/text-sections.ts';
import { textValues } from '../../../src/shared/text-values.ts';
import firm from '../../../teams/content/firm.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const { kanarya } = loadTeams(ROOT);
const textOf = (lang: string, file: string) =>
  filledIn(
    readFileSync(join(ROOT, `locales/${lang}/information/${file}.md`), 'utf8'),
    textValues(firm, kanarya),
  );
const all = pageIds.flatMap((page) => {
  const { text, paths } = pages[page];
  return text ? ['de', 'tr'].map((lang) => ({ lang, page, file: text.file, paths })) : [];
});

function hrefsOf(blocks: readonly Block[]): string[] {
  const inlines = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.inlines : block.kind === 'list' ? block.items.flat() : [],
  );
  return inlines.flatMap((inline) => (typeof inline === 'object' && 'href' in inline ? [inline.href] : []));
}

describe.each(all)('$file in $lang', ({ lang, file, page, paths }) => {
  const blocks = parseMarkdown(textOf(lang, file));

  test('begins with its title, is whole and leaves no sign of markup', () => {
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(blocks.length).toBeGreaterThan(1);
    const plain = blocks
      .map((block) =>
        block.kind === 'heading'
          ? block.text
          : block.kind === 'paragraph'
            ? plainText(block.inlines)
            : block.items.map(plainText).join(' '),
      )
      .join('\n');
    expect(plain).not.toMatch(/[#<>]|\*\*|\]\(|\{\{|lorem|TODO/i);
  });

  test('links only to pages that exist', () => {
    for (const href of hrefsOf(blocks))
      expect(pageOfPath(href.split('#')[0] ?? ''), href).not.toBe('notFound');
    for (const path of paths) expect(pageOfPath(path)).toBe(page);
  });
});

test('no text lies about that no page shows', () => {
  const files = new Set(all.map(({ file }) => `${file}.md`));
  for (const lang of ['de', 'tr'])
    expect(readdirSync(join(ROOT, `locales/${lang}/information`)).sort()).toEqual([...files].sort());
  expect(existsSync(join(ROOT, 'locales/de/information/agb.md'))).toBe(true);
});

describe('the frequent questions', () => {
  const headings = (lang: string, level: number) =>
    parseMarkdown(textOf(lang, 'faq')).flatMap((block) =>
      block.kind === 'heading' && block.level === level ? [block.text] : [],
    );

  test.each(['de', 'tr'])('have a part for each topic of the help (%s)', (lang) => {
    const words: Record<string, string> = JSON.parse(
      readFileSync(join(ROOT, `locales/${lang}/support.json`), 'utf8'),
    );
    const topics = Object.keys(words).filter((key) => key.startsWith('support.page.topic.'));
    expect(topics.length).toBe(5);
    for (const key of topics) expect(headings(lang, 2)).toContain(words[key]);
  });

  test('are as many in each part of both languages: the search pairs them', () => {
    const perPart = (lang: string) =>
      sectionsOf(parseMarkdown(textOf(lang, 'faq')), 2).map(({ blocks }) => sectionsOf(blocks, 3).length);
    expect(perPart('tr')).toEqual(perPart('de'));
    expect(headings('de', 3).length).toBeGreaterThan(15);
  });
});

test('the imprint has what § 5 DDG and § 36 VSBG ask for, and no link to the closed ODR platform', () => {
  const text = textOf('de', 'tag');
  const asked = [firm.name, firm.street, firm.representative, firm.email, firm.registerNumber, firm.vatId];
  for (const part of [...asked, 'Bundesnetzagentur', '§ 36 VSBG', 'Telefon']) expect(text).toContain(part);
  expect(text).not.toMatch(/ec\.europa\.eu|\bODR\b/i);
});

test('the withdrawal instruction names the function and where it is, the exception, and holds the model form', () => {
  const text = textOf('de', 'withdrawal');
  for (const part of [
    '„Vertrag widerrufen“',
    '/information/cancellation',
    'vierzehn Tage',
    'Muster-Widerrufsformular',
  ])
    expect(text).toContain(part);
  expect(text).toContain('bedrucken, können Sie deshalb nicht widerrufen');
});

test('the terms promise the mail before the end of a minimum term, and no advice that does not come', () => {
  expect(textOf('de', 'agb')).toContain(
    'erinnern wir Sie rechtzeitig per E-Mail, bis wann Sie kündigen können',
  );
  expect(textOf('tr', 'agb')).toContain('en geç ne zaman feshedebileceğinizi e-posta ile hatırlatırız');
  for (const { lang, file } of all)
    expect(textOf(lang, file), file).not.toMatch(/besten Tarif|en uygun tarife/);
});

test('the conditions of a giveaway say all that is asked of them', () => {
  const text = textOf('de', 'giveaway-terms');
  const asked = [firm.name, '## Wer mitmachen kann', '/giveaway)', '## Wie wir auslosen', '## Ihre Daten'];
  const ofPrize = [
    'verbessert Ihre Chance nicht',
    'innerhalb von 14 Tagen',
    'Wegen aller anderen Gewinne rufen wir',
  ];
  for (const part of [...asked, ...ofPrize]) expect(text).toContain(part);
});

test.each([
  [
    'de',
    ['Monatsrechnungen eines Anschlusses', 'Haben Sie keinen Anschluss, bleibt der Betrag dort', 'verfällt'],
  ],
  ['tr', ['bir hattın aylık faturalarından', 'Hattınız yoksa tutar', 'silinir']],
])('the conditions say what a voucher is, with a line and without one (%s)', (lang, parts) => {
  for (const part of parts) expect(textOf(lang, 'giveaway-terms')).toContain(part);
});

describe('a long text', () => {
  test('is headings, paragraphs, lists, strong words and links', () => {
    const source = '# A\n\nb **c**\nd [e](/f) g\n\n- h\n- i\n  j\n\n1. k\n2. l';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'paragraph', inlines: ['b ', { strong: 'c' }, ' d ', { text: 'e', href: '/f' }, ' g'] },
      { kind: 'list', ordered: false, items: [['h'], ['i j']] },
      { kind: 'list', ordered: true, items: [['k'], ['l']] },
    ]);
  });

  test('never becomes markup: what looks like HTML stays text', () => {
    expect(parseMarkdown('<script>x</script>')).toEqual([
      { kind: 'paragraph', inlines: ['<script>x</script>'] },
    ]);
  });

  test('says nothing that is not known', () => {
    expect(() => filledIn('{{firm.nix}}', {})).toThrow('firm.nix');
  });
});
