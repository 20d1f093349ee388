import { applicationsApi } from './applications.ts';
import { badgesApi } from './badges.ts';
import { billingApi } from './billing.ts';
import { callsApi } from './calls.ts';
import { campaignsApi } from './campaigns.ts';
import { catalogueApi } from './catalogue.ts';
import { changesApi } from './changes.ts';
import { consentsApi } from './consents.ts';
import { contractsApi } from './contracts.ts';
import { customersApi } from './customers.ts';
import { declarationsApi } from './declarations.ts';
import { documentsApi } from './documents.ts';
import { exportApi } from './export.ts';
import { formsApi } from './forms.ts';
import { gamesApi } from './games.ts';
import { giveawayApi } from './giveaway.ts';
import { lookupsApi } from './lookups.ts';
import { measuringApi } from './measuring.ts';
import { mediaApi } from './media.ts';
import { messagesApi } from './messages.ts';
import { networkApi } from './network.ts';
import { ordersApi } from './orders.ts';
import { packagesApi } from './packages.ts';
import { paymentsApi } from './payments.ts';
import { phoneNumbersApi } from './phone-numbers.ts';
import { portingsApi } from './portings.ts';
import { searchApi } from './search.ts';
import { shopsApi } from './shops.ts';
import { simsApi } from './sims.ts';
import { submissionsApi } from './submissions.ts';
import { supportApi } from './support.ts';
import { surveyApi } from './survey.ts';
import { uploadsApi } from './uploads.ts';
import { usageApi } from './usage.ts';
import { videosApi } from './videos.ts';
import { wallpapersApi } from './wallpapers.ts';

/** Every call of the API by method and path: the source of the server's routes, OpenAPI and the client's types. */
export const api = {
  ...applicationsApi,
  ...badgesApi,
  ...billingApi,
  ...callsApi,
  ...campaignsApi,
  ...catalogueApi,
  ...changesApi,
  ...consentsApi,
  ...contractsApi,
  ...customersApi,
  ...declarationsApi,
  ...documentsApi,
  ...exportApi,
  ...formsApi,
  ...gamesApi,
  ...giveawayApi,
  ...lookupsApi,
  ...measuringApi,
  ...mediaApi,
  ...messagesApi,
  ...networkApi,
  ...ordersApi,
  ...packagesApi,
  ...paymentsApi,
  ...phoneNumbersApi,
  ...portingsApi,
  ...searchApi,
  ...shopsApi,
  ...simsApi,
  ...submissionsApi,
  ...supportApi,
  ...surveyApi,
  ...uploadsApi,
  ...usageApi,
  ...videosApi,
  ...wallpapersApi,
};

export type Api = typeof api;
