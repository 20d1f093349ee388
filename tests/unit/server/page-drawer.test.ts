import { expect, test, vi } from 'vitest';
import { pageDrawer } from '../../../src/server/http/pages/page-drawer.ts';
import type { PageDrawing } from '../../../src/shared/page-start.ts';

const drawing = (change: Partial<PageDrawing['start']> = {}, url = '/'): PageDrawing => ({
  url,
  scripts: new Map(),
  start: {
    team: 'kanarya',
    lang: 'de',
    path: url,
    colorScheme: 'dark',
    definitions: { 'auth/login': 'v1' },
    pages: [],
    settings: {},
    data: { '/api/tariffs': { tariffs: [] } },
    now: 0,
    mayHaveSession: false,
    ...change,
  },
});

test('the same page is drawn once; what it shows, the minute and the reader make another one', async () => {
  const drawPage = vi.fn(async ({ url }: PageDrawing) => `<p>${url}</p>`);
  const draw = pageDrawer({ drawPage });
  expect(await draw(drawing())).toBe('<p>/</p>');
  expect(await draw(drawing())).toBe('<p>/</p>');
  expect(drawPage).toHaveBeenCalledTimes(1);
  const others = [
    drawing({}, '/tr'),
    drawing({ now: 60_000 }),
    drawing({ colorScheme: 'light' }),
    drawing({ mayHaveSession: true }),
    drawing({ definitions: { 'auth/login': 'v2' } }),
    drawing({ data: { '/api/tariffs': { tariffs: ['new'] } } }),
  ];
  for (const other of others) await draw(other);
  expect(drawPage).toHaveBeenCalledTimes(1 + others.length);
});

test('one page after the other is drawn: each has the start data of the module', async () => {
  let running = 0;
  let most = 0;
  const drawPage = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return '';
  };
  const draw = pageDrawer({ drawPage });
  await Promise.all([1, 2, 3].map((now) => draw(drawing({ now }))));
  expect(most).toBe(1);
});

test('a page that fails is not remembered and does not stop the next one', async () => {
  const drawPage = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('<p>whole</p>');
  const draw = pageDrawer({ drawPage });
  await expect(draw(drawing())).rejects.toThrow('broken');
  expect(await draw(drawing())).toBe('<p>whole</p>');
});

test('a page that waits for something is given up after some seconds', async () => {
  const drawPage = (_drawing: PageDrawing, signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error(String(signal.reason)))),
    );
  await expect(pageDrawer({ drawPage })(drawing())).rejects.toThrow(/timeout/i);
});

test('memory has an end: the page that was asked for longest ago is drawn again', async () => {
  const drawPage = vi.fn(async () => '');
  const draw = pageDrawer({ drawPage });
  for (let now = 0; now <= 200; now += 1) await draw(drawing({ now }));
  await draw(drawing({ now: 200 }));
  expect(drawPage).toHaveBeenCalledTimes(201);
  await draw(drawing({ now: 0 }));
  expect(drawPage).toHaveBeenCalledTimes(202);
});

test('while one page hangs, few wait: the next reader gets an answer at once', async () => {
  let go: (html: string) => void = () => undefined;
  const drawPage = vi.fn(() => new Promise<string>((resolve) => (go = resolve)));
  const draw = pageDrawer({ drawPage });
  const waiting = Array.from({ length: 8 }, (_, now) => draw(drawing({ now })));
  expect(await draw(drawing({ now: 8 }))).toBeUndefined();
  // The same page as one that waits is not one more.
  const twin = draw(drawing({ now: 0 }));
  await vi.waitFor(() => expect(drawPage).toHaveBeenCalledTimes(1));
  go('<p>first</p>');
  expect(await waiting[0]).toBe('<p>first</p>');
  expect(await twin).toBe('<p>first</p>');
  await vi.waitFor(() => expect(drawPage).toHaveBeenCalledTimes(2));
});

test('pages of one reader do not push out those of all', async () => {
  const drawPage = vi.fn(async () => '');
  const draw = pageDrawer({ drawPage });
  await draw(drawing());
  for (let n = 0; n < 300; n += 1) await draw(drawing({ now: n }, '/login'), { isKept: false });
  await draw(drawing());
  expect(drawPage).toHaveBeenCalledTimes(301);
});

test('pages of one reader leave half of the places that wait', async () => {
  const drawPage = vi.fn(() => new Promise<string>(() => undefined));
  const draw = pageDrawer({ drawPage });
  const alone = Array.from({ length: 4 }, (_, now) => draw(drawing({ now }, '/login'), { isKept: false }));
  expect(await draw(drawing({ now: 4 }, '/login'), { isKept: false })).toBeUndefined();
  const common = draw(drawing());
  const waits = Symbol('waits');
  expect(await Promise.race([...alone, common, new Promise((go) => setTimeout(go, 20, waits))])).toBe(waits);
});

test('a process that draws has as long for other work', async () => {
  const begun: number[] = [];
  const drawPage = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 30));
    return '';
  };
  const draw = pageDrawer({ drawPage });
  await Promise.all([draw(drawing({ now: 1 })), draw(drawing({ now: 2 }))]);
  const [first = 0, second = 0] = begun;
  expect(second - first).toBeGreaterThanOrEqual(55);
});
