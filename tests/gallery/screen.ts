import type { Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import type { OrderForms } from '../../src/shared/order-forms.ts';
import type { Purpose } from '../../src/shared/purposes.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import type { FormLocators } from '../support/form-locators.ts';
import type { Answer } from './answers.ts';

/** A page of the product in one state, as the gallery shows it and the access tests validate it. */
export interface Screen {
  /** `<screen>/<state>`, unique; pictures are named after it. */
  name: string;
  /** Without language, with query. */
  path: string;
  /** Who looks: a guest, or the demo account. */
  as?: 'guest' | 'customer';
  /** What calls are answered with instead of the server's word, by URL pattern. */
  answers?: Record<string, Answer>;
  /** The order in progress that the browser has kept. */
  draft?: Draft;
  /** What the visitor allowed before; by default nothing, and `asked` is the first visit. */
  consent?: 'asked' | Purpose[];
  /** What somebody does there until the state is reached. */
  reach?: (visit: Visit) => Promise<void>;
  /** The state is the waiting itself: nobody waits for its end. */
  loading?: boolean;
  /** The state is the page as the server drew it, before its scripts. */
  scriptless?: boolean;
  /** The picture is the window, not the whole page: dialogs, the loader. */
  windowOnly?: boolean;
  /** The picture shows the footer too, which stands under every page. */
  withFooter?: boolean;
}

export interface Draft {
  forms: OrderForms;
  done: string[];
  provedPhone?: string;
}

/** Somebody at a screen, with the words that stand on its buttons. */
export interface Visit {
  page: Page;
  lang: Lang;
  team: TeamId;
  say: (key: string) => string;
  forms: FormLocators;
}
