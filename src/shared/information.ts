/**
 * The pages of long texts, `locales/<lang>/information/<name>.md`. A binding text is German in both languages; the
 * Turkish file holds a short summary of it that binds nobody (DECISIONS "Rules").
 */
export const informationTexts = {
  faq: { path: '/information/faq', file: 'faq', binding: false },
  aboutUs: { path: '/information/about-us', file: 'about-us', binding: false },
  accessibility: { path: '/information/accessibility', file: 'accessibility', binding: false },
  pdpl: { path: '/information/pdpl', file: 'pdpl', binding: true },
  privacyPolicy: { path: '/information/privacy-policy', file: 'privacy-policy', binding: true },
  dsgvo: { path: '/information/dsgvo', file: 'dsgvo', binding: true },
  imprint: { path: '/information/tag', file: 'tag', binding: true },
  agb: { path: '/information/agb', file: 'agb', binding: true },
  giveawayTerms: { path: '/information/giveaway-terms', file: 'giveaway-terms', binding: true },
  withdrawalInstruction: { path: '/information/withdrawal', file: 'withdrawal', binding: true },
} as const satisfies Record<string, { path: string; file: string; binding: boolean }>;

export type InformationText = keyof typeof informationTexts;

export function isInformationText(page: string): page is InformationText {
  return page in informationTexts;
}
