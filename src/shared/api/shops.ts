import { LONGEST_PLACE } from '../search.ts';
import { operations } from './operation.ts';
import {
  degrees,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

export const shopServices = [
  'simCards',
  'newLine',
  'porting',
  'esim',
  'dataTransfer',
  'accessories',
  'repair',
] as const;
export const shopLanguages = ['de', 'tr', 'en', 'ar', 'ku', 'ru', 'pl'] as const;

/** The times of one day as clocks in Berlin show them: `09:30`. */
const spans = list(object({ from: text, to: text }));

const weekHours = object({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
});

const cardProperties = {
  id: uuid,
  /** Its name in addresses of pages. */
  slug: text,
  name: text,
  street: text,
  houseNumber: text,
  postalCode: text,
  town: text,
  lat: degrees,
  lng: degrees,
  /** On nationwide holidays it is closed. */
  hours: weekHours,
};

/** A shop with all that we know of it. */
const shop = object({
  ...cardProperties,
  /** E.164; null: the hotline answers for it. */
  phone: orNull(text),
  services: list(oneOf(...shopServices)),
  languages: list(oneOf(...shopLanguages)),
});

/** A shop in a list; `distanceKm` is null where no place is asked for. */
const shopCard = object({ ...cardProperties, distanceKm: orNull(degrees) });

/** A place that shops are sorted by: a town, a postal code, or a position, which has no name. */
const place = object({ name: orNull(text), lat: degrees, lng: degrees });

const shopList = object({
  /** Null: none was asked for, or it is unknown, and then no shop is listed. */
  place: orNull(place),
  shops: list(shopCard),
  total: integer,
  /** Those of them that are at most `NEAR_KM` away. */
  near: integer,
  page: integer,
  pages: integer,
});

/** A town with shops. */
const shopTown = object({ name: text, slug: text, shops: integer, lat: degrees, lng: degrees });

export type Shop = Static<typeof shop>;
export type ShopCard = Static<typeof shopCard>;
export type ShopList = Static<typeof shopList>;
export type ShopTown = Static<typeof shopTown>;
export type ShopPlace = Static<typeof place>;

const openNow = optional(oneOf('true', 'false'));
/** 1 to 999. Queries arrive as text and are not converted. */
const page = optional(shortText(3, { pattern: '^[1-9][0-9]{0,2}$' }));

export const shopsApi = operations({
  'GET /api/distributors': {
    query: object({
      /** A postal code, a town, or a position as `50.94,6.96`: the nearest shops come first. */
      near: optional(shortText(LONGEST_PLACE, { minLength: 1 })),
      openNow,
      page,
    }),
    answer: shopList,
  },
  'GET /api/distributors/towns': { answer: object({ towns: list(shopTown) }) },
  'GET /api/distributors/towns/:town': {
    params: object({ town: shortText(64, { pattern: '^[a-z0-9-]+$' }) }),
    answer: object({ town: shopTown, list: shopList }),
  },
  /** By id or slug. */
  'GET /api/distributors/:id': {
    params: object({ id: shortText(64, { pattern: '^[a-z0-9-]+$' }) }),
    answer: object({ shop }),
  },
});
