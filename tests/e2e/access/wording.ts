import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { parseMarkdown, plainText } from '../../../src/shared/markdown.ts';

const root = join(import.meta.dirname, '../../..');
/** With pseudo words every vowel that comes from the words is dressed; a plain one was written somewhere else. */
const PLAIN = /[aeiouyäöüı]\p{L}|\p{L}[aeiouyäöüı]/iu;

/** Texts on the page, in its attributes and its title (which the server wrote until the page stands) that come neither from the words nor from data. */
export async function hardCodedWords(page: Page, withTitle = true): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage, withTitle);
  return [
    ...new Set(texts.flatMap((text) => (PLAIN.test(withoutData(text)) ? [`hard-coded: ${text}`] : []))),
  ];
}

/** Runs in the browser: what is seen or read out. */
function textsOfPage(withTitle: boolean): string[] {
  const texts: string[] = withTitle ? [document.title] : [];
  /** Names of languages stand in their own language, quotations in theirs. */
  const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // What a machine made and a machine reads, no translator touches.
    const isCode = element?.closest('code[translate="no"]');
    // A search quotes texts of other pages, which the server has from its own words.
    const isQuoted = element?.closest('[data-quoted]');
    if (
      !element ||
      isCode ||
      isQuoted ||
      element.closest('script, style, noscript, textarea, [hidden]') ||
      isForeign(element)
    )
      continue;
    if (element.checkVisibility() && node.textContent?.trim()) texts.push(node.textContent.trim());
  }
  const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
  for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join()))
    if (!isForeign(element) && element.checkVisibility())
      for (const name of named) texts.push(element.getAttribute(name) ?? '');
  return texts.filter(Boolean);
}

/** Every text of the demo content and the brand (names, plans, prizes), and the server's sentences: it has its own words. */
const data = [
  'locales/de/errors.json',
  ...readdirSync(join(root, 'teams/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `teams/content/${name}`),
  'teams/kanarya.json',
  'tests/support/services.json',
].flatMap((file) => stringsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))));

/** Who is logged in, what was typed on the way to a screen, and what every language calls a day. */
const known = [
  // Proper names and units are the same in every language.
  ...[
    'Mobil',
    'Instagram',
    'YouTube',
    'TikTok',
    'App Store',
    'Google Play',
    'Mbit/s',
    'DEMOKANA',
    'FAN-2026',
  ],
  ...['PayPal', 'Visa', 'Mastercard', 'DE••', 'WhatsApp'],
  ...['Ayşe Y.', 'Lukas B.'], // winners
  ...['Yılmaz-Öztürk', 'deniz@example.org', 'Musterstraße'], // what a closed section shows of a customer
  'Deniz',
  ...['Oma Şükrans Telefon fürs Dorf', 'Ege’nin kartı'], // what a customer calls lines
  ...['DENIZ', 'TOR', 'TOR-104729350081'], // on shirts, and a code that was won
  ...badgesSaid(),
  'Demo',
  'Lindenallee',
  'Berlin',
  'demo@fanline.example',
  'deniz@example.org',
  '@deniz',
  'eSIM Trikot',
  'Munih',
  'Entenhausen',
  'ÇAĞRI',
  'L01X00T47',
  'Das Paket war schon gekündigt.', // what the service wrote to a customer
  // What a form asked when it was sent: the server says it in the words of that day.
  ...['Barriere melden', 'Wo sind Sie auf die Barriere gestoßen?', 'Bestellung, Schritt Zahlung'],
  ...['Was hat Ihnen gefehlt?', 'Mehr Daten im Ausland', 'Warum wechseln Sie?', 'Mehr Daten'],
  ...countries(),
  ' und ', // of lists, which the browser joins
  ...Array.from({ length: 12 }, (_, month) => nameOf({ month: 'long' }, month)),
  ...Array.from({ length: 12 }, (_, month) => nameOf({ month: 'short' }, month)),
  ...Array.from({ length: 7 }, (_, day) => nameOf({ weekday: 'long' }, 0, day + 1)),
  ...Array.from({ length: 7 }, (_, day) => nameOf({ weekday: 'short' }, 0, day + 1)),
];
const allowed = [...new Set([...data, ...known].map(withoutHardSpaces))]
  .filter((text) => PLAIN.test(text))
  .sort((a, b) => b.length - a.length);

/** What badges are called and are for: the server says it, and the gallery answers in its place. */
function badgesSaid(): string[] {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'locales/de/badges.json'), 'utf8'),
  );
  return Object.entries(words).flatMap(([key, word]) =>
    /^badges\.page\.(?!name\.)/.test(key) ? [] : [word],
  );
}

/** The browser knows the names of countries in each language. */
function countries(): string[] {
  const options: { countries: string[] }[] = JSON.parse(
    readFileSync(join(root, 'teams/content/options.json'), 'utf8'),
  );
  const names = new Intl.DisplayNames('de-DE', { type: 'region' });
  return [...new Set(options.flatMap((option) => option.countries))].map((code) => names.of(code) ?? code);
}

function nameOf(style: Intl.DateTimeFormatOptions, month: number, day = 1): string {
  return new Intl.DateTimeFormat('de-DE', style).format(new Date(2026, month, day));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...shownParts(value), ...pieces(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** A heading has eSIM in an element of its own, a winner the town, a prize's ticket the figure that begins its label. */
function pieces(text: string): string[] {
  if (text.length >= 60) return [];
  return text.split(/eSIM|, |^\d+\s(?:GB|%|€)\s/).map((piece) => piece.trim());
}

/** Articles are Markdown: the page shows its parts, each in an element of its own. */
function shownParts(text: string): string[] {
  const inlines = parseMarkdown(text).flatMap((block) =>
    block.kind === 'heading' ? [block.text] : block.kind === 'paragraph' ? block.inlines : block.items.flat(),
  );
  return inlines.map((inline) => plainText([inline]).trim());
}

/** A page may keep two words of the data in one line. */
function withoutHardSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function withoutData(text: string): string {
  return allowed.reduce((rest, known) => rest.replaceAll(known, ' '), withoutHardSpaces(text));
}
