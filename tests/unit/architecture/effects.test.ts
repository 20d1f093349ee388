import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

/** An effect of one expression returns what it calls. Methods that return a promise, in newer browsers or in all. */
const PROMISE =
  /use(?:Layout)?Effect\(\s*\(\) =>\s*[^{;]*?\.(?:scroll(?:IntoView|To|By)?|play|requestFullscreen)\??\.?\(/;

test('an effect returns only what ends it: React calls it, and a promise of a scroll broke a page', () => {
  expect(PROMISE.test("useEffect(() => form.current?.scrollIntoView?.({ block: 'nearest' }), []);")).toBe(
    true,
  );
  expect(PROMISE.test('useEffect(() => {\n  form.current?.scrollIntoView();\n}, []);')).toBe(false);
  const sources = [...sourcesIn('src/client'), ...sourcesIn('src/workbench')];
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(([, text]) => PROMISE.test(text)).map(([file]) => file)).toEqual([]);
});
