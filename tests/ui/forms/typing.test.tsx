import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler, type PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { createFormStore } from '../../../src/client/forms/state/form-store.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { renderForm } from '../../support/render-form.tsx';

const definitions = await realDefinitions();
const { valid } = await examplesOf('auth/register');

function register() {
  const script = definitions.form('auth/register', 'de');
  if (!script) throw new Error('The registration has a fault.');
  return { ...script, validate: vi.fn(script.validate), normalize: vi.fn(script.normalize) };
}

test('a key stroke judges nothing, and all is judged before anything is asked or sent', async () => {
  const script = register();
  const store = createFormStore(script, valid);
  script.validate.mockClear();
  store.typeValue('personal.firstName', '');
  store.typeValue('personal.firstName', undefined);
  expect(script.validate).not.toHaveBeenCalled();
  expect(script.normalize).toHaveBeenCalledTimes(1);
  expect(store.shown().isJudged).toBe(false);
  expect(store.attempt()).toBeNull();
  expect(store.state().errors.map(({ path }) => path)).toEqual(['personal.firstName']);
  expect(script.validate).toHaveBeenCalledTimes(1);
});

test('several key strokes are judged once, when typing rests, and listeners hear the verdict', async () => {
  const script = register();
  const store = createFormStore(script, valid);
  script.validate.mockClear();
  const verdicts: number[] = [];
  store.subscribe(() => store.shown().isJudged && verdicts.push(store.shown().errors.length));
  for (const text of ['A', 'Ay', 'Ay5']) store.typeValue('personal.firstName', text);
  await waitFor(() => expect(verdicts).toEqual([1]));
  expect(script.validate).toHaveBeenCalledTimes(1);
});

test('typing is told once, when it rests; a control that shows what the form holds hears of it at once', async () => {
  const store = createFormStore(register(), valid);
  const heard = vi.fn();
  store.subscribe(heard);
  for (const text of ['A', 'Ay']) store.typeValue('personal.firstName', text);
  expect(heard).not.toHaveBeenCalled();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  store.typeShownValue('personal.birthday', '17');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a key stroke renders no component, and what follows from it only what shows it', async () => {
  const commits = vi.fn();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Profiler id="form" onRender={commits}>
      {children}
    </Profiler>
  );
  const onChange = vi.fn();
  const { handle } = await renderForm(register(), { onChange }, { wrapper });
  const name = await screen.findByRole('textbox', { name: /^Vorname/ });
  commits.mockClear();
  fireEvent.input(name, { target: { value: 'Ayşe' } });
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ personal: { firstName: 'Ayşe' } }));
  expect(commits).not.toHaveBeenCalled();
  expect(handle.current?.data()).toMatchObject({ personal: { firstName: 'Ayşe' } });
});

test('keys that type a character and their text are told to no part around a control, other keys are', async () => {
  const keys: string[] = [];
  const wrapper = ({ children }: PropsWithChildren) => (
    <div
      onKeyDownCapture={({ key }) => keys.push(key)}
      onKeyUpCapture={({ key }) => keys.push(`${key} up`)}
      onInputCapture={({ currentTarget: { nodeName } }) => keys.push(nodeName)}
    >
      {children}
    </div>
  );
  const { handle } = await renderForm(register(), {}, { wrapper });
  const name = await screen.findByRole('textbox', { name: /^Vorname/ });
  for (const key of ['a', 'ş', ' ', 'Unidentified', 'Enter', 'Escape', 'Backspace']) {
    fireEvent.keyDown(name, { key });
    fireEvent.keyUp(name, { key });
  }
  fireEvent.keyDown(name, { key: 'z', ctrlKey: true });
  fireEvent.input(name, { target: { value: 'Ayşe' } });
  const named = ['Enter', 'Escape', 'Backspace'].flatMap((key) => [key, `${key} up`]);
  expect(keys).toEqual([...named, 'z']);
  expect(handle.current?.data()).toMatchObject({ personal: { firstName: 'Ayşe' } });
});

test('what fills a field without a key stroke reaches the form, also where it tells of the end alone', async () => {
  const { handle } = await renderForm(register(), {});
  const name = await screen.findByRole('textbox', { name: /^Vorname/ });
  fireEvent.change(name, { target: { value: 'Ayşe' } });
  expect(handle.current?.data()).toMatchObject({ personal: { firstName: 'Ayşe' } });
});
