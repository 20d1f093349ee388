import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { mailBand } from '../../../src/server/infra/mail/dress/mail-band.ts';
import { mailHtml } from '../../../src/server/infra/mail/dress/mail-html.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { blocksOf } from '../../../src/server/infra/pdf/writer/paper.ts';
import { renderPdf } from '../../../src/server/infra/pdf/writer/render-pdf.ts';
import { renderHere } from '../../../src/server/infra/pictures/render-here.ts';
import type { Team } from '../../../src/shared/team.ts';
import type { TeamId } from '../../../src/shared/teams.ts';
import firm from '../../../teams/content/firm.json' with { type: 'json' };
import type { House } from '../../gallery/house.ts';
import { screens } from '../../gallery/screens.ts';
import { open } from '../../gallery/visit.ts';
import { drawFirstPage } from '../../support/draw-pdf.ts';

const root = join(import.meta.dirname, '../../..');
const words = loadWords(root);

/** What all brands are called here, so that their words are the same. */
const common = { name: 'Fanline Mobil', shortName: 'Fanline', hotline: '+493023125100', email: firm.email };

const fileOf = (id: TeamId): Team => JSON.parse(readFileSync(join(root, `teams/${id}.json`), 'utf8'));

/** A thing of a brand in its own colours, and in those of another brand. */
export interface Pictures {
  own: Buffer;
  dyed: Buffer;
}

/** A brand under the common name. @param colours the brand whose colours it wears */
function teamLike(id: TeamId, colours: TeamId): Team {
  return { ...fileOf(id), ...common, themes: fileOf(colours).themes };
}

/** The content of a page in the light theme. */
export async function picturesOfPage(
  page: Page,
  house: House,
  name: string,
  others: TeamId,
): Promise<Pictures> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  await open(page, house, screen, 'de');
  await page.evaluate(sayAlike, { names: namesOf(house.team), common: common.shortName });
  const shot = () => page.getByRole('main').screenshot({ animations: 'disabled' });
  const own = await shot();
  const roles = Object.entries(fileOf(others).themes.light);
  const tokens = roles.map(([role, value]) => `--color-${role}:${value} !important;`).join('');
  await page.evaluate(wear, `:root{${tokens}}`);
  const worn = () => getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim();
  if ((await page.evaluate(worn)) !== fileOf(others).themes.light.ground)
    throw new Error(`The page does not wear the colours of ${others}.`);
  return { own, dyed: await shot() };
}

function namesOf(id: TeamId): string[] {
  const { name, shortName } = fileOf(id);
  // The invitation of the demo's customer is called after the brand.
  return [name, shortName, `DEMO${id.slice(0, 4).toUpperCase()}`];
}

/** Runs in the browser: the policy of our pages allows no style elements, but style sheets of scripts. */
function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the browser: one name for all brands, and no numbers of their own customers. */
function sayAlike({ names, common: word }: { names: string[]; common: string }): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const said = node.nodeValue ?? '';
    const alike = names.reduce((text, name) => text.replaceAll(name, word), said).replace(/\d/g, '0');
    if (alike !== said) node.nodeValue = alike;
  }
}

/** A mail with facts and two links, as a browser shows it. */
export async function picturesOfMail(page: Page, team: TeamId, others: TeamId): Promise<Pictures> {
  await page.goto('about:blank');
  const shot = async (colours: TeamId) => {
    await page.setContent(await mailOf(teamLike(team, colours)));
    return page.screenshot({ fullPage: true });
  };
  return { own: await shot(team), dyed: await shot(others) };
}

const mailValues = {
  brand: common.name,
  site: 'https://fanline.example',
  name: 'Anna',
  msisdn: '0151 1234567',
  contract: 'V-2026-00012',
  contractId: '1',
  tariff: 'Flex L',
  from: 'Flex M',
  start: '01.02.2027',
  monthly: '19,99 €',
  minimumEnd: '31.01.2029',
  number: 'W-7',
};

async function mailOf(team: Team): Promise<string> {
  const word = (part: string) => words.text('de', `outbox.tariffChangeOrdered.${part}`, mailValues);
  const band = `data:image/png;base64,${(await mailBand(root, team, renderHere)).toString('base64')}`;
  const said = { subject: word('subject'), text: word('text'), nameOf: () => 'Tarif ändern' };
  return mailHtml({ team, canLead: () => true, foot: [firm.name], lang: 'de', ...said, band });
}

export async function picturesOfPaper(team: TeamId, others: TeamId): Promise<Pictures> {
  const [own, dyed] = await Promise.all([billOf(teamLike(team, team)), billOf(teamLike(team, others))]);
  return { own, dyed };
}

/** The first page of a bill. */
async function billOf(team: Team): Promise<Buffer> {
  const blocks = blocksOf((to) => {
    to.title('Rechnung R-2026-000123');
    to.paragraph('Anna Beispiel\nKarl-Marx-Straße 12\n12043 Berlin');
    to.facts([
      ['Rechnungsnummer', 'R-2026-000123'],
      ['Rechnungsdatum', '21.12.2026'],
      ['Vertrag', 'V-2026-00012'],
    ]);
    to.heading('Leistungen');
    to.amounts([
      { label: 'Flex M', amount: '14,99 €' },
      { label: 'Gesamt', amount: '14,99 €', isTotal: true },
    ]);
    to.paragraph(words.text('de', 'invoices.paper.objection'));
  });
  return drawFirstPage(
    await renderPdf({ title: 'Rechnung', createdAt: new Date(0), team, firm, root }, blocks),
  );
}
