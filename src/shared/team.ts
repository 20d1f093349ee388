import type { TeamService } from './api/team-service.ts';
import type { Lang } from './language.ts';

/** Colours by role; every theme of every brand defines all of them. */
export interface ColourRoles {
  ground: string;
  surface: string;
  raised: string;
  /** For chosen parts and for brand messages that are not the main action. */
  tint: string;
  /** Decorative lines; never the only boundary of a control. */
  line: string;
  /** The boundary of a control: contrast 3:1 against ground, surface, raised and tint. */
  control: string;
  text: string;
  muted: string;
  primary: string;
  'on-primary': string;
  accent: string;
  positive: string;
  warning: string;
  negative: string;
  /** The background of a positive message, under text and its own tone. */
  'positive-tint': string;
  'warning-tint': string;
  'negative-tint': string;
}

/** Faces from the font packages, subset at build time, and the style of headings. */
interface BrandType {
  display: string;
  text: string;
  displayWeight: number;
  displayCase: 'none' | 'uppercase';
  displayTracking: string;
  displayLeading: string;
}

/** Corners, lines and edges. */
interface BrandShape {
  /** The radius of controls. */
  radius: string;
  cardRadius: string;
  /** The thickness of a card's outline; 0 where a shadow shows the card. */
  line: string;
  /** The coloured top edge of a highlighted card. */
  edge: string;
}

/** The looks of a brand besides its colours. */
interface BrandLooks {
  pattern: 'feather' | 'mane' | 'wing' | 'wave';
  /** The composition of the hero on the home page. */
  hero: 'beam' | 'floodlight' | 'newsprint' | 'tide';
  type: BrandType;
  shape: BrandShape;
  /** The distance between the sections of a page. */
  space: { section: string };
  /** Durations of 150 to 250 ms and their curve; no animation for users who prefer reduced motion. */
  motion: { quick: string; calm: string; ease: string };
  /** Independent of the theme: two colours, and the number on shirts without a chosen one. */
  jersey: { cloth: string; stripe: string; number: string };
  /** One stroke width for all icons. */
  icon: { stroke: number };
}

/** The words that differ by brand. */
interface BrandWords {
  title: string;
  description: string;
  heroTitle: string;
  heroText: string;
}

/** Shadows of parts that lie on the page and of parts that cover it. */
interface Elevation {
  card: string;
  overlay: string;
}

/** `teams/<id>.json`: the data of one branded variant. */
export interface Team {
  id: string;
  name: string;
  shortName: string;
  /** The brands' order; the first is the default. */
  position: number;
  /** Four digits, free of charge from our own network. */
  shortDial: string;
  /** The voice mailbox: a number of our network, to listen to and to forward calls to. */
  mailbox: string;
  /** The hotline's number for calls from other networks. */
  hotline: string;
  email: string;
  social: { network: 'instagram' | 'youtube' | 'x' | 'tiktok'; url: string }[];
  appStores: { store: 'apple' | 'google'; url: string }[];
  looks: BrandLooks;
  words: Record<Lang, BrandWords>;
  themes: Record<'dark' | 'light', ColourRoles>;
  elevation: Record<'dark' | 'light', Elevation>;
  /** Loaded after the visitor's consent only; absent: nothing is asked. */
  services?: TeamService[];
}

/** What scripts read of it. */
export interface ScriptTeam
  extends Pick<
    Team,
    'id' | 'name' | 'shortName' | 'shortDial' | 'mailbox' | 'hotline' | 'social' | 'appStores'
  > {
  looks: Pick<BrandLooks, 'pattern' | 'hero' | 'jersey'> & {
    type: Pick<BrandType, 'displayWeight' | 'displayCase'>;
  };
  words: Record<Lang, Omit<BrandWords, 'description'>>;
}
