import { expect, test } from 'vitest';
import { outline, project, viewOf, wholeView } from '../../../src/client/features/shops/germany-map.ts';
import { placeOfCode } from '../../../src/definitions/postal-code-places.ts';
import { GERMANY } from '../../../src/shared/geo.ts';
import shops from '../../../teams/content/shops.json' with { type: 'json' };

test('the corners of the country are those of the map', () => {
  expect(project({ lat: GERMANY.north, lng: GERMANY.west })).toEqual({ x: 0, y: 0 });
  const last = project({ lat: GERMANY.south, lng: GERMANY.east });
  const { x, y, width, height } = wholeView;
  expect([width + 2 * x, height + 2 * y]).toEqual([expect.closeTo(last.x), expect.closeTo(last.y)]);
  // Seen on a globe some 640 by 870 km.
  expect(width / height).toBeCloseTo(0.74, 1);
});

test('north is up and west is left', () => {
  const place = (code: string) => project(placeOfCode(code)!);
  const [hamburg, munich, cologne, berlin] = ['20095', '80331', '50667', '10115'].map(place);
  expect(hamburg!.y).toBeLessThan(munich!.y);
  expect(cologne!.x).toBeLessThan(berlin!.x);
});

/** The corners of the main land, which is the first ring. */
const land = outline
  .slice(1, outline.indexOf('Z'))
  .split('L')
  .map((corner) => corner.split(' ').map(Number) as [number, number]);

/** Whether a line to the right crosses the border an odd number of times. */
function isOnLand({ x, y }: { x: number; y: number }): boolean {
  return land.reduce((isInside, [x1, y1], at) => {
    const [x2, y2] = land[(at + 1) % land.length]!;
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);
}

/** The drawing has fewer corners than the coast: three kilometres are left out at most. */
const around = [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => ({ x, y })));

test('every shop is on the land that is drawn, or on its coast', () => {
  const isThere = (place: { x: number; y: number }) =>
    around.some(({ x, y }) => isOnLand({ x: place.x + x, y: place.y + y }));
  expect(shops.filter((shop) => !isThere(project(shop))).map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['Paris', { lat: 48.86, lng: 2.35 }],
  ['Zürich', { lat: 47.37, lng: 8.54 }],
  ['Prag', { lat: 50.08, lng: 14.44 }],
  ['Salzburg', { lat: 47.8, lng: 13.03 }],
  ['Straßburg', { lat: 48.57, lng: 7.7 }],
])('%s is outside', (_name, place) => {
  expect(isOnLand(project(place))).toBe(false);
});

test('the outline is small: it is sent with the page', () => {
  expect(outline.length).toBeLessThan(6 * 1024);
});

test('a look has all places in it, keeps the shape, and never comes too close', () => {
  const places = [
    { lat: 50.94, lng: 6.96 },
    { lat: 51.23, lng: 6.78 },
  ];
  const view = viewOf(places);
  for (const { x, y } of places.map(project)) {
    expect(x).toBeGreaterThan(view.x);
    expect(x).toBeLessThan(view.x + view.width);
    expect(y).toBeGreaterThan(view.y);
    expect(y).toBeLessThan(view.y + view.height);
  }
  expect(view.width / view.height).toBeCloseTo(wholeView.width / wholeView.height, 9);
  expect(view.width).toBeLessThan(wholeView.width / 5);
  expect(viewOf(places.slice(0, 1)).width).toBeGreaterThan(wholeView.width / 30);
  expect(viewOf([])).toEqual(wholeView);
});
