import type { PageRecord } from './page-record.ts';

/** A page that shows one long text. */
const longText = (file: string, binding: boolean, paths: PageRecord['paths'] = []): PageRecord => ({
  paths: paths.length > 0 ? paths : [`/information/${file}`],
  file: 'information',
  area: 'information',
  words: 'text',
  indexed: true,
  drawn: 'forAll',
  kept: 'forAll',
  text: { file, binding },
});

/** The pages of `locales/<lang>/information/*.md`. */
export const textPages = {
  faq: { ...longText('faq', false), file: 'faq' },
  aboutUs: { ...longText('about-us', false), file: 'about-us' },
  accessibility: longText('accessibility', false),
  pdpl: longText('pdpl', true),
  privacyPolicy: longText('privacy-policy', true),
  dsgvo: longText('dsgvo', true),
  imprint: longText('tag', true, ['/information/tag', '/impressum']),
  agb: longText('agb', true, ['/information/agb', '/information/terms']),
  giveawayTerms: longText('giveaway-terms', true),
  withdrawalInstruction: longText('withdrawal', true),
} as const satisfies Record<string, PageRecord>;
