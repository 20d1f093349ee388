interface FooterLink {
  to: string;
  key: string;
}

/** The two buttons that §§ 312k and 356a BGB want on every page. */
export const rightLinks: readonly FooterLink[] = [
  { to: '/information/cancellation#kuendigen', key: 'app.footer.cancel' },
  { to: '/information/cancellation#widerrufen', key: 'app.footer.withdraw' },
];

export const serviceLinks: readonly FooterLink[] = [
  { to: '/tarife', key: 'app.nav.tariffs' },
  { to: '/campaigns', key: 'app.footer.campaigns' },
  { to: '/news', key: 'app.footer.news' },
  { to: '/videos', key: 'app.footer.videos' },
  { to: '/support', key: 'app.footer.support' },
  { to: '/shops', key: 'app.footer.shops' },
  { to: '/network', key: 'app.footer.network' },
  { to: '/information/faq', key: 'app.footer.faq' },
  { to: '/information/about-us', key: 'app.footer.aboutUs' },
  { to: '/auth/corporate-register', key: 'app.footer.corporate' },
  { to: '/auth/dealer-application', key: 'app.footer.dealer' },
  { to: '/giveaway', key: 'app.footer.giveaway' },
  { to: '/survey', key: 'app.footer.survey' },
];

export const legalLinks: readonly FooterLink[] = [
  { to: '/information/tag', key: 'app.footer.imprint' },
  { to: '/information/agb', key: 'app.footer.terms' },
  { to: '/information/privacy-policy', key: 'app.footer.privacy' },
  { to: '/information/price-list', key: 'app.footer.prices' },
  { to: '/information/product-information', key: 'app.footer.productInformation' },
  { to: '/information/withdrawal', key: 'app.footer.withdrawalInstruction' },
  { to: '/information/dsgvo', key: 'app.footer.dsgvo' },
  { to: '/information/pdpl', key: 'app.footer.pdpl' },
  { to: '/information/accessibility', key: 'app.footer.accessibility' },
];
