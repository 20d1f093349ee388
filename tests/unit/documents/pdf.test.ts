import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, type PaperWriter } from '../../../src/server/infra/pdf/writer/paper.ts';
import { type PdfFrame, renderPdf } from '../../../src/server/infra/pdf/writer/render-pdf.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { pdfFont, pdfFontNames } from '../../../src/tools/pdf-fonts.mjs';
import firm from '../../../teams/content/firm.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';
import { readPdf } from '../../support/pdf.ts';

const teams = loadTeams(ROOT);
const letters = 'ABCÇĞİÖŞÜ abcçğıöşü äöüßÄÖÜ Łukasz Škoda € „so“ – 1.234,56';

const render = (frame: PdfFrame, write: (to: PaperWriter) => void) => renderPdf(frame, blocksOf(write));

function sample(team: (typeof teamIds)[number] = 'kanarya', createdAt = new Date('2026-03-02T10:00:00Z')) {
  return render({ title: 'Muster', createdAt, team: teams[team], firm, root: ROOT }, (to) => {
    to.title('Ein Muster');
    to.heading('Überschrift');
    to.paragraph(letters);
    to.list(['Erstens', 'Zweitens']);
    to.facts([['Name', 'Şeyma Yıldız']]);
    to.amounts([
      { label: 'Tarif', amount: '14,99 €' },
      { label: 'Summe', amount: '14,99 €', isTotal: true },
    ]);
  });
}

test('a document is A4, German, tagged and has a title', async () => {
  const pdf = await readPdf(await sample());
  expect(pdf).toMatchObject({ pages: 1, lang: 'de-DE', title: 'Muster', isTagged: true });
  expect(pdf.size.map(Math.round)).toEqual([595, 842]);
});

test('its parts are told to screen readers in their order; head and foot are not', async () => {
  const { roles } = await readPdf(await sample());
  const list = ['L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'];
  const tables = ['Table', 'TR', 'TH', 'TD', 'Table', 'TR', 'TH', 'TD', 'TR', 'TH', 'TD'];
  expect(roles).toEqual(['Root', 'Document', 'H1', 'H2', 'P', ...list, ...tables]);
});

test('German, Turkish and other Latin letters can be copied', async () => {
  const { text } = await readPdf(await sample());
  expect(text).toContain(letters);
  expect(text).toContain('Şeyma Yıldız');
});

test('each page says who provides and how to reach them', async () => {
  const bytes = await render(
    { title: 'Lang', createdAt: new Date(0), team: teams.aslan, firm, root: ROOT },
    (to) => {
      for (let at = 0; at < 120; at++) to.paragraph(`Absatz ${at}`);
    },
  );
  const { pages, text } = await readPdf(bytes);
  expect(pages).toBeGreaterThan(2);
  expect(text.split(firm.name)).toHaveLength(pages + 1);
  // What § 35a GmbHG asks of a letter of any form.
  for (const fact of [`Sitz ${firm.city}`, firm.registerCourt, firm.registerNumber, firm.representative])
    expect(text.split(fact), fact).toHaveLength(pages + 1);
  expect(text).toContain(`Seite ${pages} von ${pages}`);
  expect(text).toContain('Absatz 119');
});

test('a letter that was a part of another one in an earlier paper can be copied', async () => {
  const frame = { title: 'x', createdAt: new Date(0), team: teams.aslan, firm, root: ROOT };
  await render(frame, (to) => to.paragraph('iïíjÄÇŞĞİŐ'));
  expect((await readPdf(await render(frame, (to) => to.paragraph('ıȷ AEIOU ACSG')))).text).toContain(
    'ıȷ AEIOU ACSG',
  );
});

test('equal input gives equal bytes, another moment others', async () => {
  expect((await sample()).equals(await sample())).toBe(true);
  expect((await sample()).equals(await sample('kanarya', new Date(0)))).toBe(false);
});

test.each(teamIds)('the mark of %s can be drawn', async (team) => {
  expect((await readPdf(await sample(team))).text).toContain(teams[team].name);
});

test.each(pdfFontNames)('the font %s is the one that the tool makes', async (name) => {
  const stored = readFileSync(join(ROOT, `src/server/infra/pdf/fonts/${name}.ttf`));
  expect((await pdfFont(name)).equals(stored)).toBe(true);
});

test.each(teamIds)('the band of %s makes a paper no heavier than a photo of a stamp', async (team) => {
  expect((await sample(team)).length).toBeLessThan(40_000);
});

test('a brand whose face was not made for papers has headings in the text face', async () => {
  const { looks } = teams.kanarya;
  const team = { ...teams.kanarya, looks: { ...looks, type: { ...looks.type, display: 'unknown' } } };
  const frame = { title: 'x', createdAt: new Date(0), team, firm, root: ROOT };
  const { text } = await readPdf(await render(frame, (to) => to.title(letters)));
  expect(text.replaceAll('\n', ' ')).toContain(letters);
});

test('facts that fill more than a page stand there without a ticket', async () => {
  const frame = { title: 'x', createdAt: new Date(0), team: teams.firtina, firm, root: ROOT };
  const rows = Array.from({ length: 80 }, (_, at): [string, string] => [`Name ${at}`, `Wert ${at}`]);
  const { pages, text } = await readPdf(await render(frame, (to) => to.facts(rows)));
  expect(pages).toBe(2);
  for (const [name, value] of rows) expect(text).toContain(`${name} ${value}`);
});
