import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterEach(() => virtual.stop());
afterAll(() => t.close());

/** Longer than any page. */
const MOST_PHRASES = 300;

/** Goes on phrase by phrase until the reader says this. */
async function readTo(phrase: string): Promise<void> {
  for (let count = 0; count < MOST_PHRASES; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()).startsWith(phrase)) return;
  }
  throw new Error(`"${phrase}" was not said.`);
}

async function choose(phrase: string): Promise<void> {
  await readTo(phrase);
  await virtual.act();
}

const said = async (prefix: string) =>
  (await virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith(prefix));

test.each([
  {
    address: '/dashboard/games',
    keeper: 'Training gegen die Katze',
    title: 'heading, Elfmeter, level 1',
    kicks: 'list, Ihre Schüsse',
    stage: 'image, Ihr Tor: der Torwart auf der Linie',
    choice: 'radio, Zielen, not checked',
    place: 'radio, Rechts oben, not checked',
    power: 'slider, Kraft',
    shoot: 'button, Schießen',
    next: 'button, Nächster Schuss',
    told: 'polite: Schuss ',
    kick: /^polite: Schuss (\d) von 5: (Tor!|gehalten\.|daneben\.) Der Torwart .+ Stand: \d\.( .+)?$/,
    ends: /Gewonnen!|Diesmal reicht es nicht/,
  },
  {
    address: '/tr/dashboard/games',
    keeper: 'Kedi’ye karşı antrenman',
    title: 'heading, Penaltı, level 1',
    kicks: 'list, Vuruşlarınız',
    stage: 'image, ',
    choice: 'radio, Nişan alarak, not checked',
    place: 'radio, Sağ üst, not checked',
    power: 'slider, Şut gücü',
    shoot: 'button, Vur',
    next: 'button, Sonraki vuruş',
    told: 'polite: Vuruş ',
    kick: /^polite: Vuruş (\d)\/5: (Gol!|Dışarıda\.|Kaleci kurtardı\.) Kaleci .+ Skor: \d\.( .+)?$/,
    ends: /Kazandınız!|Bu kez olmadı/,
  },
])(
  '$address: five kicks by ear, each told with its outcome, the keeper’s way and the score',
  async (words) => {
    await openPage(t, words.address);
    await screen.findByText(words.keeper);
    await virtual.start({ container: document.body });
    await readTo(words.title);
    await readTo(words.kicks);
    await readTo(words.stage);
    await choose(words.choice);
    await choose(words.place);
    await readTo(words.power);
    for (let number = 1; number <= 5; number += 1) {
      if (number > 1) await choose(words.next);
      await choose(words.shoot);
      await waitFor(async () => expect(await said(words.told)).toHaveLength(number));
    }
    const kicks = await said(words.told);
    expect(kicks.map((phrase) => words.kick.exec(phrase)?.[1])).toEqual(['1', '2', '3', '4', '5']);
    expect(kicks.at(-1)).toMatch(words.ends);
  },
);
