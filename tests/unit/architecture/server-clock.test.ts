import { expect, it } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

/** They measure how long something lasts on this device; nothing of it is compared with a day of the server. */
const measuring = [
  'components/error-scene.tsx',
  'components/copy-age.tsx',
  'features/consents/services/tag-manager.ts',
  'features/customers/code-times.ts',
  'features/sims/use-short-view.ts',
  'forms/widgets/number-reservation/use-hold.ts',
  'lib/ask-early.ts',
  'lib/consent.ts',
  'lib/notices.ts',
  'lib/offline/own-copies.ts',
  'lib/order-draft.ts',
  'lib/server-now.ts',
  'lib/session-token.ts',
];
/** Samples for developers. */
const samples = ['features/form-playground/sample-context.ts', 'features/component-gallery/list-parts.tsx'];

/** A device can have another day than the server, and with it another answer of the same rule. */
it('what depends on the day asks the server’s clock', () => {
  const asking = [...sourcesIn('src/client')]
    .filter(([, text]) => /new Date\(\)|Date\.now\(\)/.test(text))
    .map(([path]) => path.replace('src/client/', ''));
  expect(asking.sort()).toEqual([...measuring, ...samples].sort());
});

it('those who measure ask for no day', () => {
  const days = [...sourcesIn('src/client')].filter(([, text]) => /new Date\(\)/.test(text));
  expect(days.map(([path]) => path.replace('src/client/', ''))).toEqual([samples[0]]);
});
