import type { Lang } from './form-script.ts';

/** Colours by role; every theme of every brand fills all of them. */
export interface ColourRoles {
  ground: string;
  surface: string;
  raised: string;
  /** Decorative separation; never the only boundary of a control. */
  line: string;
  /** The boundary of a control: 3:1 against ground, surface and raised. */
  control: string;
  text: string;
  muted: string;
  primary: string;
  'on-primary': string;
  accent: string;
  positive: string;
  warning: string;
  negative: string;
}

/** How a brand looks beyond its hue. */
interface BrandLooks {
  pattern: 'feather' | 'mane' | 'wing' | 'wave';
  /** The composition of the hero on the home page. */
  hero: 'beam' | 'floodlight' | 'newsprint' | 'tide';
  radius: string;
  displayWeight: number;
  displayCase: 'none' | 'uppercase';
}

/** The words that differ by brand. */
interface BrandWords {
  title: string;
  description: string;
  heroTitle: string;
  heroText: string;
}

/** `teams/<id>.json`: what makes one of the branded variants. */
export interface Team {
  id: string;
  name: string;
  shortName: string;
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
}
