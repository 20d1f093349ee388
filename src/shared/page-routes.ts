/**
 * Every page by route, for both sides: words are `app.title.<page>` and `app.description.<page>`. The server
 * answers other paths with 404; the browser shows the page-not-found screen.
 */
export const pageRoutes = [
  { path: '/', page: 'home' },
  { path: '/tarife', page: 'tariffs' },
  { path: '/tarife/:second/:first', page: 'tariff' },
  { path: '/auth/login', page: 'login' },
  { path: '/login', page: 'login' },
  { path: '/auth/forgot-password', page: 'forgotPassword' },
  { path: '/auth/register', page: 'register' },
  { path: '/register', page: 'register' },
  { path: '/auth/register/tariff', page: 'order' },
  { path: '/auth/corporate-register', page: 'corporateRegister' },
  { path: '/auth/dealer-application', page: 'dealerApplication' },
  { path: '/auth/welcome', page: 'welcome' },
  { path: '/dashboard', page: 'dashboard' },
  { path: '/dashboard/bills', page: 'bills' },
  { path: '/dashboard/account/overview', page: 'accountOverview' },
  { path: '/dashboard/account/profile', page: 'profile' },
  { path: '/dashboard/account/payment-methods', page: 'paymentMethods' },
  { path: '/profile', page: 'profile' },
  { path: '/dashboard/payment-result', page: 'paymentResult' },
  { path: '/checkout/success', page: 'success' },
  { path: '/information/faq', page: 'faq' },
  { path: '/information/about-us', page: 'aboutUs' },
  { path: '/information/accessibility', page: 'accessibility' },
  { path: '/information/pdpl', page: 'pdpl' },
  { path: '/information/privacy-policy', page: 'privacyPolicy' },
  { path: '/information/dsgvo', page: 'dsgvo' },
  { path: '/information/tag', page: 'imprint' },
  { path: '/impressum', page: 'imprint' },
  { path: '/information/agb', page: 'agb' },
  { path: '/information/terms', page: 'agb' },
  { path: '/information/giveaway-terms', page: 'giveawayTerms' },
  { path: '/information/withdrawal', page: 'withdrawalInstruction' },
  { path: '/information/product-information', page: 'productInformation' },
  { path: '/information/cancellation', page: 'cancellation' },
  { path: '/kuendigen', page: 'cancellation' },
  { path: '/widerrufen', page: 'cancellation' },
  { path: '/support', page: 'support' },
  { path: '/survey', page: 'survey' },
  { path: '/giveaway', page: 'giveaway' },
  { path: '/giveawayfenerium', page: 'giveaway' },
  { path: '/giveaway-result', page: 'giveawayResult' },
  { path: '/giveawayfenerium-result', page: 'giveawayResult' },
  { path: '/dev/parts', page: 'parts' },
  { path: '/dev/forms', page: 'formDesks' },
  { path: '/dev/forms/:area/:form', page: 'formDesk' },
] as const;

export type PageId = (typeof pageRoutes)[number]['page'] | 'notFound';

/** Pages for those who build the product; there only where the server says so. */
export const devPages: readonly PageId[] = ['parts', 'formDesks', 'formDesk'];

/** Pages that search engines may list; all others are private or transitional. */
export const indexedPages: readonly PageId[] = [
  'home',
  'tariffs',
  'tariff',
  'login',
  'register',
  'corporateRegister',
  'dealerApplication',
  'support',
  'giveaway',
  'cancellation',
  'faq',
  'aboutUs',
  'accessibility',
  'pdpl',
  'privacyPolicy',
  'dsgvo',
  'imprint',
  'agb',
  'giveawayTerms',
  'withdrawalInstruction',
  'productInformation',
];

/** Pages that need no words but the first part (`virtual:words/<lang>/first`); all others also load the rest. */
export const firstWordsPages: readonly PageId[] = ['home', 'tariffs', 'tariff', 'notFound'];

/** The page of a language-free path; a trailing slash is forgiven. */
export function pageOfPath(pathname: string): PageId {
  const parts = split(pathname);
  return pageRoutes.find(({ path }) => matches(split(path), parts))?.page ?? 'notFound';
}

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}
