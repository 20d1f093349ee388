import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import type { SentFile } from '../../../src/client/lib/send-file.ts';
import type { Lang } from '../../../src/shared/language.ts';
import type { FileName } from '../../../src/shared/uploads.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { renderForm } from '../../support/render-form.tsx';

const definitions = await realDefinitions();
const { valid } = await examplesOf('support/message');

/** The files on their way: the test decides when and how each arrives. */
function way() {
  const waiting: {
    sent: SentFile;
    arrive: (file?: Partial<FileName>) => void;
    fail: (reason: Error) => void;
  }[] = [];
  const send = (sent: SentFile) =>
    new Promise<FileName>((resolve, reject) => {
      const { file } = sent;
      const id = `0000000${waiting.length}-0000-4000-8000-000000000000`;
      const arrive = (other = {}) =>
        resolve({ id, name: file.name, type: file.type, bytes: file.size, ...other });
      waiting.push({ sent, arrive, fail: reject });
    });
  return { waiting, upload: { send, forget: vi.fn(async () => undefined) } };
}

async function opened(lang: Lang = 'de') {
  const script = definitions.form('support/message', lang);
  if (!script) throw new Error('The form has a fault.');
  const onSubmit = vi.fn(async () => undefined);
  const { waiting, upload } = way();
  const form = await renderForm(script, { initialData: valid, onSubmit, context: { upload } });
  await screen.findByLabelText(/Dateien auswählen|Dosya seçin/);
  const sent = () => onSubmit.mock.lastCall?.[0 as never] as { files?: unknown } | undefined;
  const submit = () => form.user.click(screen.getByRole('button', { name: /Nachricht senden|gönder/i }));
  return { ...form, waiting, upload, onSubmit, sent, submit };
}

const photo = (name = 'foto.jpg', size = 1000, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type });
const box = () => screen.getByRole('group', { name: /^Bilder|^Görsel/ });
const input = () => within(box()).getByLabelText<HTMLInputElement>(/Dateien auswählen|Dosya seçin/);
const status = () => within(box()).getByRole('status').textContent;
const press = (name: string) => within(box()).getByRole('button', { name });

/** Files are sent one after the other: the next waits until the one before has its answer. */
async function turn<T>(waiting: readonly T[], at: number): Promise<T | undefined> {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(at));
  return waiting[at];
}

test('a file is chosen, sent with its progress, announced, and named in the form by its id', async () => {
  const { user, waiting, submit, sent, onSubmit } = await opened();
  expect(input().accept).toBe('image/jpeg,image/png,application/pdf');
  await user.upload(input(), photo());
  waiting[0]?.sent.onProgress(0.5);
  const bar = await within(box()).findByRole('progressbar', { name: 'foto.jpg wird hochgeladen' });
  await waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  (await turn(waiting, 0))?.arrive({ name: 'foto.jpg' });
  await waitFor(() => expect(status()).toBe('foto.jpg ist hochgeladen.'));
  await submit();
  expect(sent()?.files).toEqual(['00000000-0000-4000-8000-000000000000']);
  expect(waiting[0]?.sent).toMatchObject({ form: 'support/message', field: '/files' });
});

test.each<[Lang, RegExp, RegExp]>([
  ['de', /zu groß. Möglich sind bis zu 5\u00a0MB/, /nehmen wir nicht an. Möglich sind: JPG, PNG, PDF/],
  ['tr', /çok büyük. En fazla 5\u00a0MB/, /kabul edemiyoruz. Uygun türler: JPG, PNG, PDF/],
])('in %s, what can be seen before is said at the file and not sent', async (lang, size, type) => {
  const { waiting } = await opened(lang);
  fireEvent.change(input(), {
    target: { files: [photo('alles.jpg', 5_000_001), photo('a.html', 10, 'text/html')] },
  });
  const rows = within(box()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(size);
  expect(rows[1]?.textContent).toMatch(type);
  expect(waiting).toHaveLength(0);
});

test('what the server refuses is said at the file; what failed on its way can be sent again', async () => {
  const { user, waiting, submit, sent } = await opened();
  await user.upload(input(), [photo('virus.pdf', 10, 'application/pdf'), photo()]);
  const message = 'In dieser Datei steckt Schadsoftware.';
  const errors = [{ path: '/files', keyword: 'uploadInfected', rule: 'uploadInfected', message }];
  (await turn(waiting, 0))?.fail(new ApiError({ referenceCode: 1100, status: 422, errors }));
  (await turn(waiting, 1))?.fail(new ApiError({ referenceCode: -2, status: 0 }));
  await waitFor(() => expect(box().textContent).toContain(message));
  expect(box().textContent).toContain('Die Datei ist nicht angekommen.');
  expect(within(box()).queryByRole('button', { name: 'Noch einmal hochladen: virus.pdf' })).toBeNull();
  await user.click(press('Noch einmal hochladen: foto.jpg'));
  (await turn(waiting, 2))?.arrive();
  await waitFor(() => expect(status()).toBe('foto.jpg ist hochgeladen.'));
  await user.click(press('Entfernen: virus.pdf'));
  expect(within(box()).getAllByRole('listitem')).toHaveLength(1);
  await submit();
  expect(sent()?.files).toHaveLength(1);
});

test('a file on its way is stopped, one that has arrived is taken back from the server', async () => {
  const { user, waiting, upload, submit, sent } = await opened();
  await user.upload(input(), [photo('a.jpg'), photo('b.jpg')]);
  await user.click(press('Abbrechen: a.jpg'));
  expect(waiting[0]?.sent.signal.aborted).toBe(true);
  (await turn(waiting, 0))?.fail(new ApiError({ referenceCode: -2, status: 0 }));
  (await turn(waiting, 1))?.arrive();
  await waitFor(() => expect(press('Entfernen: b.jpg')).toBeDefined());
  await user.click(press('Entfernen: b.jpg'));
  expect(status()).toBe('b.jpg ist entfernt.');
  expect(upload.forget).toHaveBeenCalledWith('00000001-0000-4000-8000-000000000000');
  await waitFor(() => expect(box().contains(document.activeElement)).toBe(true));
  await submit();
  expect(sent()).not.toHaveProperty('files');
});

test('files are dropped; of too many the first are taken, and it is said', async () => {
  const { waiting } = await opened();
  const zone = input().closest('label')?.parentElement as HTMLElement;
  const files = ['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`));
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(status()).toBe('Mehr als 3 sind nicht möglich.');
  for (const at of [0, 1, 2]) (await turn(waiting, at))?.arrive();
  expect(waiting).toHaveLength(3);
  expect(screen.queryByLabelText('Dateien auswählen')).toBeNull();
});

test('a change of language keeps what has arrived, with its name', async () => {
  const { user, waiting, unmount } = await opened();
  await user.upload(input(), photo('Çay.jpg'));
  (await turn(waiting, 0))?.arrive();
  await within(box()).findByRole('button', { name: 'Entfernen: Çay.jpg' });
  unmount();
  const script = definitions.form('support/message', 'tr');
  if (!script) throw new Error('The form has a fault.');
  const files = ['00000000-0000-4000-8000-000000000000'];
  await renderForm(script, { initialData: { ...valid, files } });
  await screen.findByRole('button', { name: 'Kaldır: Çay.jpg' });
});
