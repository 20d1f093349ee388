import type { Locator, Page } from 'playwright/test';
import { langs, pathPrefix } from '../../src/shared/language.ts';
import { formIds } from '../support/definitions.ts';
import { axeFindings } from './support/axe.ts';
import { fieldOfLink, formOn, frame, submitButton, summary } from './support/form.ts';
import { expect, test } from './support/shared-page.ts';
import { inEither } from './support/words.ts';

// So high that nothing has to scroll: what a sticky bar covers at one moment is no finding about a form.
test.use({ viewport: { width: 412, height: 6000 } });

const deep = process.env.DEEP === '1';
test.describe.configure({ timeout: deep ? 900_000 : 180_000 });
/** Each form in one language, in the other one with the next number of `SEED`; the long form takes both. */
const languagesOf = (at: number) =>
  langs.filter((_, place) => deep || (at + Number(process.env.SEED)) % langs.length === place);

interface DeskExamples {
  valid: { data: unknown }[];
  invalid: { data: unknown; path: string; rule: string }[];
}

async function open(page: Page, id: string, prefix: string): Promise<DeskExamples> {
  await page.goto(`${prefix}/dev/forms/${id}`);
  await formOn(page, id).waitFor();
  return (await page.request.get(`/dev/examples/${id}`)).json();
}

const load = (page: Page, key: string) => page.getByLabel(inEither('desk.example')).selectOption(key);
/** The data as they were sent, shown once the form was accepted. */
const sent = (page: Page) => page.getByRole('heading', { name: inEither('desk.sent') });
const submit = (page: Page, id: string) => submitButton(page, id).click();

/** Axe over the form as it stands, and with each of its sections open. */
async function expectNoFindings(page: Page, id: string, state: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
  for (const header of await formOn(page, id).getByRole('heading').getByRole('button').all()) {
    if ((await header.getAttribute('aria-expanded')) === 'true') continue;
    await header.click();
    expect(await axeFindings(page), `${state}, ${await header.textContent()}`).toEqual([]);
  }
}

/** The accepted example with the most fields: the branches that are hidden at first are open in it. */
function fullest({ valid }: DeskExamples): number {
  const size = (at: number) => JSON.stringify(valid[at]?.data).split('":').length;
  return valid.reduce<number>((best, _example, at) => (size(at) > size(best) ? at : best), 0);
}

/** One refused example for each field that was not found wrong in the empty form; with DEEP all examples. */
function refusals({ invalid }: DeskExamples, seen: ReadonlySet<string>): number[] {
  const isObject = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data);
  const usable = invalid.map((_, at) => at).filter((at) => isObject(invalid[at]?.data));
  if (deep) return usable;
  const fresh = usable.filter((at) => !seen.has(invalid[at]?.path ?? ''));
  return fresh.filter((at) => fresh.find((other) => invalid[other]?.path === invalid[at]?.path) === at);
}

/** Follows each entry of the summary by keyboard; the focus then stands in that entry's field, which says the same. */
async function followAll(page: Page, id: string): Promise<string[]> {
  const paths: string[] = [];
  const links = summary(page).getByRole('link');
  for (const link of await links.all()) {
    const [path, sentence] = [await fieldOfLink(link), (await link.textContent()) ?? ''];
    await link.press('Enter');
    const field = frame(page, id, path);
    // By a selector: the focus stands in whatever control the field has.
    await expect(field.locator(':focus')).toHaveCount(1);
    await expect(field).toContainText(sentence);
    paths.push(path);
  }
  return paths;
}

/** The one field of a form that has no other, if it is one control: a choice can be taller than the window. */
async function soleFieldOf(page: Page, id: string): Promise<string | undefined> {
  // By a selector: the frame of a single control has no role.
  const [field, ...others] = await formOn(page, id).locator('[data-field]').all();
  if (!field || others.length > 0) return undefined;
  if ((await controlOf(field).count()) !== 1) return undefined;
  return (await field.getAttribute('data-field')) ?? undefined;
}

const controlOf = (field: Locator) => field.getByRole('textbox').or(field.getByRole('checkbox'));

/**
 * What is wrong is announced once: by a summary that leads to the fields, or, where there is one control, under it
 * alone, which takes the focus. @returns the fields' paths
 */
async function announced(page: Page, id: string): Promise<string[]> {
  const sole = await soleFieldOf(page, id);
  if (sole === undefined) {
    await expect(summary(page)).toBeFocused();
    expect(await announcements(page, id)).toMatchObject({
      spokenTwice: [],
      focusOnSummary: true,
      namedTwice: 0,
    });
    return followAll(page, id);
  }
  const control = controlOf(frame(page, id, sole));
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(/./);
  await expect(summary(page)).toHaveCount(0);
  return [sole];
}

/** How often assistive technology would say a sentence by itself: in live regions, and where the focus is. */
function announcements(page: Page, id: string) {
  return formOn(page, id).evaluate((form) => {
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';
    const sentences = [...form.querySelectorAll('[data-summary] li')].map(
      (li) => li.textContent?.trim() ?? '',
    );
    const regions = [...document.querySelectorAll(live)].map((region) => region.textContent ?? '');
    return {
      sentences: sentences.length,
      distinct: new Set(sentences.map((sentence, at) => `${at} ${sentence}`)).size,
      spokenTwice: sentences.filter((sentence) => regions.some((text) => text.includes(sentence))),
      focusOnSummary: document.activeElement?.hasAttribute('data-summary') ?? false,
      // Each control names its error once, however the control is built.
      namedTwice: [...form.querySelectorAll('[aria-describedby]')]
        .map((control) => control.getAttribute('aria-describedby')?.split(' ') ?? [])
        .filter((ids) => new Set(ids).size !== ids.length).length,
    };
  });
}

for (const [at, id] of formIds().entries()) {
  for (const lang of languagesOf(at)) {
    test(`${id} in ${lang}: axe finds nothing; what is wrong is announced once and leads to every field`, async ({
      page,
    }) => {
      const examples = await open(page, id, pathPrefix[lang]);
      const seen = new Set<string>();
      await expectNoFindings(page, id, 'empty');

      await submit(page, id);
      const sentOff = sent(page);
      if ((await sentOff.count()) === 0) {
        const paths = await announced(page, id);
        await expectNoFindings(page, id, 'with errors');
        for (const path of paths) seen.add(`/${path.replaceAll('.', '/')}`);
      }

      for (const at of refusals(examples, seen)) {
        const { path } = examples.invalid[at] ?? {};
        await load(page, `invalid ${at}`);
        await submit(page, id);
        // A field that is hidden here, or that the form does not have, is left out before it is validated.
        if ((await sentOff.count()) > 0) continue;
        expect(await announced(page, id), `${path} is refused`).not.toEqual([]);
      }

      await load(page, `valid ${fullest(examples)}`);
      await expectNoFindings(page, id, 'filled in');
      await submit(page, id);
      await expect(sentOff).toHaveCount(1);
    });
  }
}
