import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ViewSchema } from '../../../src/shared/form-script.ts';
import { type HandMadeField, handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

const note = /Felder mit \*/;

async function noteOf(
  fields: Record<string, HandMadeField>,
  more: Parameters<typeof handMadeScript>[1] = {},
) {
  await renderForm(handMadeScript(fields, more));
  await screen.findByRole('button', { name: 'Senden' });
  return screen.queryByText(note);
}

const [a, b, c, d] = [{}, {}, {}, {}];

it('says what the sign of required fields means where a long form has one', async () => {
  expect(await noteOf({ a, b, c, d: { required: true } })).not.toBeNull();
});

it('says nothing of a sign that the form does not have', async () => {
  expect(await noteOf({ a, b, c, d })).toBeNull();
});

it('knows the fields of sections', async () => {
  const address: ViewSchema = {
    type: 'object',
    properties: { street: { type: 'string' }, city: { type: 'string' } },
    required: ['city'],
  };
  expect(await noteOf({ a, b, c, address: { schema: address } })).not.toBeNull();
});

it('says nothing where the only required field is hidden', async () => {
  const conditions = [{ path: [], test: () => false, shownIfTrue: ['d'], shownIfFalse: [] }];
  const fields = { a, b, c, e: {}, d: { required: true } };
  expect(await noteOf(fields, { conditions })).toBeNull();
});
