import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import words from '../../../locales/de/app.json' with { type: 'json' };
import desk from '../../../locales/de/desk.json' with { type: 'json' };
import errors from '../../../locales/de/errors.json' with { type: 'json' };
import { FormDesk } from '../../../src/client/features/form-playground/form-desk.tsx';
import { createFormScripts } from '../../../src/client/forms/scripts/form-scripts.ts';
import { FormScriptsProvider } from '../../../src/client/forms/scripts/form-scripts-context.ts';
import { judgingNow } from '../../../src/client/forms/scripts/judging-day.ts';
import { LanguageContext } from '../../../src/client/lib/language.ts';
import { serverNow } from '../../../src/client/lib/server-now.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { FormScript } from '../../../src/shared/form-script.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { patientUser } from '../../support/patient-user.ts';
import { sourceOf } from '../../support/render-form.tsx';

const KIDS = { tariff: { type: 'kids' } };
/** One rule for the orders of a plan alone, and one until a day. */
const script: FormScript = {
  ...handMadeScript({ first: { required: false } }),
  usesOrder: true,
  validate: (_data, order) => [
    ...(isRecord(order) ? [{ path: '/first', keyword: 'x', rule: 'kidsOnly' }] : []),
    ...(berlinToday(judgingNow()) < '2030-01-01' ? [] : [{ path: '/first', keyword: 'x', rule: 'late' }]),
  ],
};
const examples = {
  valid: [
    { data: { first: 'plain' }, name: '' },
    { data: { first: 'later' }, name: 'on a day', on: '2030-01-01' },
  ],
  invalid: [{ data: { first: 'child' }, path: '/first', rule: 'kidsOnly', order: KIDS }],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(examples));
});

it('judges an example under its day and its order, and says both', async () => {
  const user = patientUser();
  const view = render(
    <LanguageContext value={{ lang: 'de', switchTo: () => undefined }}>
      <IntlProvider locale="de" messages={{ ...words, ...errors, ...desk }}>
        <FormScriptsProvider value={createFormScripts(sourceOf(script))}>
          <FormDesk id={script.id} />
        </FormScriptsProvider>
      </IntlProvider>
    </LanguageContext>,
  );
  const choice = await screen.findByRole('combobox');
  const broken = () =>
    [...view.container.querySelectorAll('[data-findings] code')].map((one) => one.textContent);
  await waitFor(() => expect(screen.getByRole('option', { name: /kidsOnly/ })).toBeTruthy());
  expect(screen.getByRole('option', { name: 'Nr. 1 on a day · Am 01.01.2030' })).toBeTruthy();
  expect(broken()).toEqual([]);
  await user.selectOptions(choice, 'invalid 0');
  await waitFor(() => expect(broken()).toEqual(['/first · kidsOnly']));
  expect(screen.getByText('Zur Bestellung {"tariff":{"type":"kids"}}')).toBeTruthy();
  await user.selectOptions(choice, 'valid 1');
  await waitFor(() => expect(broken()).toEqual(['/first · late']));
  expect(screen.getByText('Am 01.01.2030')).toBeTruthy();
  view.unmount();
  // Not this device's own day: a file that ran before may have read the page's start by another clock.
  expect(berlinToday(judgingNow())).toBe(berlinToday(new Date(serverNow())));
});
