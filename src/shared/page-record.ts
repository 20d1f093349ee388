import type { Api } from './api/api.ts';
import type { FormId } from './contracts/form-ids.ts';
import type { ListThings } from './listed-things.ts';

/** The subject of a page, as its data say: which thing it shows, and the right address of that thing. */
export interface PageSubject {
  /** Comes before the page's name in the title: `Flex M – Tarif`. */
  name: string;
  /** In place of the description that the page's words have. */
  description?: string;
  /** Of an article: what search engines ask besides. */
  article?: ArticleFacts;
  /** The same of a video. */
  video?: VideoFacts;
  /** The right parameters of the address; another spelling redirects to them. */
  params: Record<string, string>;
}

/** What search engines want to know of an article. */
export interface ArticleFacts {
  /** ISO 8601. */
  publishedAt: string;
  /** The path of its picture. */
  picture: string;
}

/** What search engines want to know of a video. */
export interface VideoFacts extends ArticleFacts {
  seconds: number;
  /** The address of its file, without the origin. */
  file: string;
  transcript: string;
}

/** A page of the product. `src/client/README.md` lists the other files of a new page. */
export interface PageRecord {
  /** Its addresses without language: the main one first, then aliases that show the same page. */
  paths: readonly `/${string}`[];
  /** Its component is in `src/client/pages/<file>.page.tsx`; without this the file has the page's own name. */
  file?: string;
  /**
   * The file of its words, `locales/<language>/<area>.json`; its title and its description are there as
   * `<area>.page.head.<page>.title` and `.description`. Without an area they are in `teams/<id>.json`.
   */
  area?: string;
  /**
   * `first`: it needs only the first part of the words; `text`: a page to read needs those of help besides. All other pages
   * have the rest, and by `session` those of a customer's own things (`own`) or those of sign-in and order (`guest`); in
   * their place a page of help has `help`. What is listed comes on top: `content` has news, shops and
   * offers, `fun` the game, badges and wallpapers, `service` prices, the network, single calls and the end of an account.
   */
  words?: 'first' | 'text' | readonly ('guest' | 'own' | 'help' | 'content' | 'fun' | 'service')[];
  /**
   * For whom the server draws it: for everybody, or for guests where customers see something else. What it shows at
   * first is in its first data, words, text and forms. Otherwise it begins with a skeleton in the frame that the server
   * draws.
   */
  drawn?: 'forAll' | 'forGuests';
  /**
   * The names in its query that decide what it shows at first, each with the values that it knows: those listed, or the
   * steps of its flow. All other values are one.
   */
  reads?: Readonly<Record<string, readonly string[] | 'stepsOfFlow'>>;
  /**
   * The name in its query whose value a reader types. A page with one is made for that reader alone, and its first data are
   * asked with it.
   */
  typed?: string;
  /**
   * A browser may keep its HTML and show it without a connection: that of `forAll` as a guest got it, that of `own` where
   * the customer wants it. What is drawn of it holds nothing about a person.
   */
  kept?: 'forAll' | 'own';
  /** Search engines may list it. All other pages are private or transitional. */
  indexed?: boolean;
  /** Only for customers: guests log in first and return. Its component may call `useUser`. */
  session?: boolean;
  /** For developers; it exists only where the server allows it. */
  dev?: boolean;
  /** It needs one of these in its query; without them the address redirects to `otherwise`. */
  query?: { oneOf: readonly string[]; otherwise: `/${string}` };
  /** The forms and flows that it shows first: their scripts are preloaded. */
  forms?: readonly (FormId | 'order/order.flow')[];
  /** Those of them that can be sent without scripts, as a plain post to the page itself. */
  posts?: readonly FormId[];
  /**
   * Operations of the API whose answers are sent with the HTML, as a guest gets them. Their parameters are those of the
   * address. If an operation does not find its thing, the page does not exist (404).
   */
  firstData?: readonly Extract<keyof Api, `GET ${string}`>[];
  /** The subject in the answer of the last operation of `firstData`; undefined where the answer has another subject. */
  subject?: (payload: never) => PageSubject | undefined;
  /**
   * Of those operations, the names in the query that they are asked with: parameters of the address, and names in the
   * page's own query, where the page knows the value (`reads`).
   */
  asks?: Readonly<Record<string, readonly string[]>>;
  /** The feed of its articles, an address without language. */
  feed?: `/${string}`;
  /** All that a page with parameters shows, for the sitemap. */
  things?: ListThings;
  /** The long text that it shows, `locales/<lang>/information/<file>.md`. */
  text?: LongText;
}

export interface LongText {
  file: string;
  /**
   * A binding text is German in both languages; the Turkish file contains a short summary that is not binding
   * (specification, "Binding texts").
   */
  binding: boolean;
}
