import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormScript } from '../../../src/shared/form-script.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm, sourceOf } from '../../support/render-form.tsx';

const asked: string[] = [];
let answer: () => Response | Promise<Response>;
const says = (variant: string) => () => Response.json({ payload: { variant } });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(new URL(String(input), 'http://localhost').pathname);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const warm = {
  name: 'warm',
  share: 50,
  words: { submit: 'Los' },
  ui: [[['name', 'ui:title'], 'Wie heißen Sie?']] as [string[], string][],
};

/** Each test has a form of its own: a page asks once for each. */
function script(id: string, more: Partial<FormScript> = {}): FormScript {
  return handMadeScript({ name: { ui: { 'ui:title': 'Name' } } }, { id, variants: [warm], ...more });
}

test('a form is shown in the words that the server has chosen, and in no others before', async () => {
  let tell: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (tell = resolve));
  await renderForm(script('test/chosen'));
  await waitFor(() => expect(asked).toEqual(['/api/forms/test/chosen/variant']));
  expect(screen.queryByLabelText('Name')).toBeNull();
  tell(says('warm')());
  expect(await screen.findByLabelText('Wie heißen Sie?')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Los' })).not.toBeNull();
});

test.each([
  ['the original', says('original')],
  ['a variant that this page does not know', says('later')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: the form as it is', async (name, reply) => {
  answer = reply;
  await renderForm(script(`test/${name.replaceAll(' ', '-')}`));
  expect(await screen.findByLabelText('Name')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Senden' })).not.toBeNull();
});

test('a form without variants asks nothing and is there at once', async () => {
  await renderForm(script('test/plain', { variants: [] }));
  expect(await screen.findByLabelText('Name')).not.toBeNull();
  expect(asked).toEqual([]);
});

test('a form on the screen keeps its words when a new version brings variants', async () => {
  answer = says('warm');
  const plain = script('test/later', { variants: [] });
  let version = 'one';
  const source = sourceOf(plain, {
    pollSeconds: 0.05,
    fetchVersions: async () => ({ 'test/later': version }),
    importScript: async () => (version === 'one' ? plain : script('test/later', { version: 'two' })),
  });
  const { handle, user } = await renderForm(plain, {}, { source });
  await user.type(await screen.findByLabelText('Name'), 'Ayşe');
  version = 'two';
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ayşe');
  expect(asked).toEqual([]);
  expect(handle.current).not.toBeNull();
});
