import { expect, test } from './support/fixtures.ts';
import { age, bar, kept, NO_CONNECTION, untilKept } from './support/kept.ts';
import { say } from './support/words.ts';

// The service worker itself is the subject here; elsewhere it would hide requests from `page.route`.
test.use({ serviceWorkers: 'allow', allowedComplaints: NO_CONNECTION });

const words = {
  de: {
    title: 'Sie sind offline',
    age: /^Stand: heute, \d\d:\d\d – Sie sind offline\.$/,
    again: /^Stand: heute, .* wieder online\.$/,
  },
  tr: {
    title: 'Çevrimdışısınız',
    age: /^Son güncelleme: bugün, \d\d:\d\d – çevrimdışısınız\.$/,
    again: /yeniden çevrimiçisiniz\.$/,
  },
};

for (const lang of ['de', 'tr'] as const) {
  const prefix = lang === 'tr' ? '/tr' : '';

  test(`a visited page is there without a connection and says its age (${lang})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${prefix}/tarife`);
    await untilKept(page, `${prefix}/tarife`);
    await context.setOffline(true);
    await page.reload();
    await expect(age(page)).toHaveText(words[lang].age);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Flex M');
    await expect(page.getByText(say(lang, 'app.offline'))).toHaveCount(0);
    // A style sheet names it, not the page's HTML.
    expect(await page.evaluate(async () => (await fetch('/images/kanarya/mark.svg')).ok)).toBe(true);
    expect(
      await page.evaluate(() => document.querySelector('#copy + #root:not([data-drawn])') !== null),
    ).toBe(true);

    await context.setOffline(false);
    await expect(age(page)).toHaveText(words[lang].again);
    await bar(page)
      .getByRole('button', { name: say(lang, 'offline.bar.reload') })
      .click();
    await expect(bar(page)).toHaveCount(0);
  });

  test(`a page that was not visited: the brand says so, and leads to what is there (${lang})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${prefix}/support`);
    await untilKept(page, `${prefix}/support`);
    await context.setOffline(true);
    // By the browser itself: the page without a connection has no scripts of the client.
    await page.evaluate((address) => window.location.assign(address), `${prefix}/auth/register`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].title);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/auth/register`);
    const link = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(age(page)).toHaveText(words[lang].age);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/support`);
  });
}

test('a page that the app drew itself is kept too, and opened from its copy', async ({ page, context }) => {
  await page.goto('/');
  await untilKept(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('de', 'app.footer.support') })
    .click();
  await expect(page).toHaveURL(/\/support$/);
  await untilKept(page, '/support');
  await page.getByRole('banner').getByRole('link').first().click();
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('de', 'app.footer.support') })
    .click();
  await expect(age(page)).toHaveText(words.de.age);
  await expect(page).toHaveURL(/\/support$/);
});

test('the code of an invitation is no part of what is kept', async ({ page }) => {
  await page.goto('/?invite=GEHEIM-1234&utm_source=mail');
  await untilKept(page, '/');
  await page.goto('/tarife?type=flex&token=GEHEIM-1234');
  await untilKept(page, '/tarife?type=flex');
  expect((await kept(page)).filter((line) => /GEHEIM|utm_|token/.test(line))).toEqual([]);
  const databases = await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    return new Promise<string>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        const [store = ''] = [...request.result.objectStoreNames];
        const all = request.result.transaction(store).objectStore(store).getAll();
        all.onsuccess = () => resolve(JSON.stringify(all.result));
      };
    });
  });
  expect(databases).toContain('/tarife?type=flex');
  expect(databases).not.toMatch(/GEHEIM|utm_/);
});
