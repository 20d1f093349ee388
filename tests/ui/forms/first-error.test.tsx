import { screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import words from '../../../locales/de/app.json' with { type: 'json' };
import { FormGroup } from '../../../src/client/forms/form-group.tsx';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

function FirstOnly({ children }: PropsWithChildren) {
  return (
    <IntlProvider locale="de" messages={words}>
      <FormGroup summary="first">{children}</FormGroup>
    </IntlProvider>
  );
}

const field = { required: true };
const script = handMadeScript({ first: field, second: field });

it('leads to the first wrong field, and lists nothing', async () => {
  const props = { onSubmit: vi.fn(), hideSubmit: true };
  const { user } = await renderForm(script, props, { wrapper: FirstOnly });
  await user.type(await screen.findByRole('textbox', { name: 'second' }), '{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'first' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says on top what belongs to no field', async () => {
  const errors = [{ path: '', keyword: 'unique', rule: 'unique', message: 'So geht es nicht' }];
  const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError({ status: 409, referenceCode: 1003, errors }));
  const initialData = { first: 'abc', second: 'abc' };
  const props = { onSubmit, initialData, hideSubmit: true };
  const { user } = await renderForm(script, props, { wrapper: FirstOnly });
  await user.type(await screen.findByRole('textbox', { name: 'second' }), '{Enter}');
  const region = await screen.findByRole('region', { name: words['app.form.notSent'] });
  expect(region.textContent).toContain('So geht es nicht');
  expect(document.activeElement).toBe(region);
});
