import type { Lang } from './form-script.ts';

/** Colours by role; every theme of every brand fills all of them. */
export interface ColourRoles {
  ground: string;
  surface: string;
  raised: string;
  /** What is chosen, or speaks for the brand, without being the main action. */
  tint: string;
  /** Decorative separation; never the only boundary of a control. */
  line: string;
  /** The boundary of a control: 3:1 against ground, surface, raised and tint. */
  control: string;
  text: string;
  muted: string;
  primary: string;
  'on-primary': string;
  accent: string;
  positive: string;
  warning: string;
  negative: string;
  /** The ground of a message of that kind; carries text and its own tone. */
  'positive-tint': string;
  'warning-tint': string;
  'negative-tint': string;
}

/** Faces from the font packages, subset at build time, and how headings are set. */
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
  /** Of controls. */
  radius: string;
  cardRadius: string;
  /** The thickness of a card's outline; 0 where its shadow carries it. */
  line: string;
  /** The coloured edge on top of a card that stands out. */
  edge: string;
}

/** How a brand looks beyond its hue. */
interface BrandLooks {
  pattern: 'feather' | 'mane' | 'wing' | 'wave';
  /** The composition of the hero on the home page. */
  hero: 'beam' | 'floodlight' | 'newsprint' | 'tide';
  type: BrandType;
  shape: BrandShape;
  /** The distance between the sections of a page. */
  space: { section: string };
  /** Durations of 150 to 250 ms and their curve; nothing moves for those who ask for less. */
  motion: { quick: string; calm: string; ease: string };
  /** The same whatever theme the page has: two colours, and the number on shirts that nobody has chosen one for. */
  jersey: { cloth: string; stripe: string; number: string };
  /** One weight for all icons. */
  icon: { stroke: number };
}

/** The words that differ by brand. */
interface BrandWords {
  title: string;
  description: string;
  heroTitle: string;
  heroText: string;
}

/** Shadows of what lies on the page and of what covers it. */
interface Elevation {
  card: string;
  overlay: string;
}

/** `teams/<id>.json`: what makes one of the branded variants. */
export interface Team {
  id: string;
  name: string;
  shortName: string;
  /** The brands' order; the first is the default. */
  position: number;
  /** Four digits, free from our own network. */
  shortDial: string;
  /** The hotline from any other network. */
  hotline: string;
  email: string;
  social: { network: 'instagram' | 'youtube' | 'x' | 'tiktok'; url: string }[];
  appStores: { store: 'apple' | 'google'; url: string }[];
  looks: BrandLooks;
  words: Record<Lang, BrandWords>;
  themes: Record<'dark' | 'light', ColourRoles>;
  elevation: Record<'dark' | 'light', Elevation>;
}
