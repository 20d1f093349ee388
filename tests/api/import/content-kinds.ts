import { type Item, type Kind, repeat, third, two } from './kind.ts';

const wallpapers = two('kanarya/wallpapers.json');
const games = two('games.json');
const giveaways = two('giveaways.json');
const media = two('media.json');
const videos = two('videos.json');
const shops = two('shops.json');
const code1013 = (sentence: string) => new RegExp(`: 1013 \\(.+\\) ${sentence}$`);

export const contentKinds: readonly Kind[] = [
  { id: 'wallpapers', ...wallpapers, faults: [repeat(wallpapers.fresh, /"slug"/)], change: { place: 99 } },
  {
    id: 'games',
    ...games,
    faults: [
      {
        item: { ...games.known, slug: 'third', closesAt: games.known.opensAt },
        at: /"closesAt"/,
        says: /: .*"closesAt"/,
      },
    ],
    change: { budget: 7 },
  },
  {
    id: 'giveaways',
    ...giveaways,
    faults: [
      {
        item: { ...giveaways.known, slug: 'third', drawsAt: giveaways.known.closesAt },
        at: /"drawsAt"/,
        says: /: "third": "drawsAt" must be after "closesAt"\.$/,
      },
    ],
    change: { announcedOn: '2024-09-16' },
  },
  {
    id: 'media',
    ...media,
    faults: [
      {
        item: { ...media.fresh, ...third, slug: media.known.slug },
        at: new RegExp(`"slug": "${media.known.slug}"`),
        says: /: Another article is called .+\.$/,
      },
      {
        item: { ...media.fresh, ...third, publishedAt: '2026-02-30T08:00:00Z' },
        at: /"publishedAt": "2026-02-30/,
        says: /: This day does not exist\.$/,
      },
    ],
    change: { publishedAt: '2026-01-02T03:04:05Z' },
  },
  {
    id: 'videos',
    ...videos,
    faults: [
      {
        item: { ...videos.fresh, ...third, slug: videos.known.slug },
        at: new RegExp(`"slug": "${videos.known.slug}"`),
        says: /: Another video is called .+\.$/,
      },
      { item: { ...videos.fresh, ...third, seconds: 1 }, at: /"(from|to)":/, says: /: .*1/ },
    ],
    change: { publishedAt: '2026-01-02T03:04:05Z' },
  },
  {
    id: 'shops',
    ...shops,
    faults: [
      repeat(
        { ...shops.fresh, slug: 'third' },
        /"externalId"/,
        code1013('".+" stands in this file twice\\. Keep one\\.'),
      ),
      repeat(
        { ...shops.fresh, externalId: 'THIRD' },
        /"slug"/,
        code1013('".+" stands in this file twice\\. Keep one\\.'),
      ),
      {
        item: { ...shops.fresh, ...third, slug: shops.known.slug },
        at: new RegExp(`"slug": "${shops.known.slug}"`),
        says: code1013(`Another shop is called "${shops.known.slug}"\\.`),
      },
      {
        item: { ...shops.fresh, ...third, hours: hoursWith(shops.fresh, '18:00', '09:00') },
        at: /"monday"/,
        says: code1013('The times of monday end before they begin, or overlap\\.'),
      },
      {
        item: { ...shops.fresh, ...third, postalCode: '123' },
        at: /"postalCode": "123"/,
        says: /: "123" must /,
      },
    ],
    change: { street: 'Neue Straße' },
  },
];

function hoursWith({ hours }: Item, from: string, to: string): object {
  return { ...Object(hours), monday: [{ from, to }] };
}
