import type { Lang } from './language.ts';

/** Where a form stands that no code knows. */
export interface FormPageAddress {
  /** Its address without language, such as `/account/change-owner`. */
  path: string;
  /** The form's id. */
  form: string;
  /** Only for customers: guests log in first and return. */
  signedIn: boolean;
}

/** What a browser knows of such a page before it has the form. */
export interface FormPageLink extends FormPageAddress {
  titles: Record<Lang, string>;
}

/** A page that shows a form and takes its answers: an entry of `ui-schemas/pages.json` with its defaults. */
export interface FormPage extends FormPageAddress {
  /** How long what was sent is kept, in days. */
  keepDays: number;
  /** `service`: the answers go to the brand's service; `receipt`: the customer's own address hears that they arrived. */
  mail: readonly FormMail[];
}

export const formMails = ['service', 'receipt'] as const;

export type FormMail = (typeof formMails)[number];

/** The words of such a page, `<area>.<form>.page.<word>`; they travel with the form. */
export const pageWords = ['title', 'description', 'lead', 'thanksTitle', 'thanks'] as const;

export type PageWord = (typeof pageWords)[number];

/** Three years, as the privacy policy says of what is written to the service. */
export const KEEP_DAYS = 3 * 365;

/** The longest that an entry may ask for: eight years, as bills are kept (§ 147 AO). */
export const MOST_KEEP_DAYS = 8 * 366;
