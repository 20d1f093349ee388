export const serviceLinks = [
  { to: '/tarife', key: 'app.nav.tariffs' },
  { to: '/support', key: 'app.footer.support' },
  { to: '/information/faq', key: 'app.footer.faq' },
  { to: '/auth/corporate-register', key: 'app.footer.corporate' },
  { to: '/auth/dealer-application', key: 'app.footer.dealer' },
] as const;

export const legalLinks = [
  { to: '/information/tag', key: 'app.footer.imprint' },
  { to: '/information/agb', key: 'app.footer.terms' },
  { to: '/information/privacy-policy', key: 'app.footer.privacy' },
  { to: '/information/product-information', key: 'app.footer.productInformation' },
  { to: '/information/dsgvo', key: 'app.footer.dsgvo' },
] as const;
