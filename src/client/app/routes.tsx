import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { devPages, type PageId, pageRoutes } from '../../shared/page-routes.ts';
import { bootstrap } from '../lib/bootstrap.ts';

const InformationPage = lazy(async () => ({
  default: (await import('../pages/information.page.tsx')).InformationPage,
}));

/** Each page is its own script; the page-not-found screen too, since most visitors never see it. */
const pages: Record<PageId, ComponentType> = {
  home: lazy(async () => ({ default: (await import('../pages/home.page.tsx')).HomePage })),
  tariffs: lazy(async () => ({ default: (await import('../pages/tariffs.page.tsx')).TariffsPage })),
  tariff: lazy(async () => ({ default: (await import('../pages/tariff.page.tsx')).TariffPage })),
  login: lazy(async () => ({ default: (await import('../pages/login.page.tsx')).LoginPage })),
  forgotPassword: lazy(async () => ({
    default: (await import('../pages/forgot-password.page.tsx')).ForgotPasswordPage,
  })),
  register: lazy(async () => ({ default: (await import('../pages/register.page.tsx')).RegisterPage })),
  order: lazy(async () => ({ default: (await import('../pages/order-wizard.page.tsx')).OrderWizardPage })),
  corporateRegister: lazy(async () => ({
    default: (await import('../pages/corporate-register.page.tsx')).CorporateRegisterPage,
  })),
  dealerApplication: lazy(async () => ({
    default: (await import('../pages/dealer-application.page.tsx')).DealerApplicationPage,
  })),
  welcome: lazy(async () => ({ default: (await import('../pages/welcome.page.tsx')).WelcomePage })),
  dashboard: lazy(async () => ({ default: (await import('../pages/dashboard.page.tsx')).DashboardPage })),
  accountOverview: lazy(async () => ({
    default: (await import('../pages/account-overview.page.tsx')).AccountOverviewPage,
  })),
  profile: lazy(async () => ({ default: (await import('../pages/profile.page.tsx')).ProfilePage })),
  paymentMethods: lazy(async () => ({
    default: (await import('../pages/payment-methods.page.tsx')).PaymentMethodsPage,
  })),
  paymentResult: lazy(async () => ({
    default: (await import('../pages/payment-result.page.tsx')).PaymentResultPage,
  })),
  success: lazy(async () => ({ default: (await import('../pages/success.page.tsx')).SuccessPage })),
  bills: lazy(async () => ({ default: (await import('../pages/bills.page.tsx')).BillsPage })),
  cancellation: lazy(async () => ({
    default: (await import('../pages/cancellation.page.tsx')).CancellationPage,
  })),
  support: lazy(async () => ({ default: (await import('../pages/support.page.tsx')).SupportPage })),
  survey: lazy(async () => ({ default: (await import('../pages/survey.page.tsx')).SurveyPage })),
  giveaway: lazy(async () => ({ default: (await import('../pages/giveaway.page.tsx')).GiveawayPage })),
  giveawayResult: lazy(async () => ({
    default: (await import('../pages/giveaway-result.page.tsx')).GiveawayResultPage,
  })),
  parts: lazy(async () => ({ default: (await import('../pages/parts.page.tsx')).PartsPage })),
  productInformation: lazy(async () => ({
    default: (await import('../pages/product-information.page.tsx')).ProductInformationPage,
  })),
  faq: InformationPage,
  aboutUs: InformationPage,
  accessibility: InformationPage,
  pdpl: InformationPage,
  privacyPolicy: InformationPage,
  dsgvo: InformationPage,
  imprint: InformationPage,
  agb: InformationPage,
  giveawayTerms: InformationPage,
  withdrawalInstruction: InformationPage,
  formDesks: lazy(async () => ({ default: (await import('../pages/form-desks.page.tsx')).FormDesksPage })),
  formDesk: lazy(async () => ({ default: (await import('../pages/form-desk.page.tsx')).FormDeskPage })),
  notFound: lazy(async () => ({ default: (await import('../pages/not-found.page.tsx')).NotFoundPage })),
};

/** Pages for developers exist only where the server shows them. */
const shownRoutes = pageRoutes.filter(
  ({ page }) => !devPages.includes(page) || bootstrap().settings.devPages === true,
);

export function AppRoutes() {
  const NotFound = pages.notFound;
  return (
    <Routes>
      {shownRoutes.map(({ path, page }) => {
        const Page = pages[page];
        return <Route key={path} path={path} element={<Page />} />;
      })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
