import type { TestApp } from './app.ts';

const names = ['Ayşe Nur Yılmaz', 'Lukas Berger', 'Mehmet Tan', 'Zeynep Aksoy', 'Sophie Wagner'];

/** Somebody takes part in the open round; every second one in Turkish. */
export async function enterAs(t: TestApp, nth: number): Promise<void> {
  const lang = nth % 2 === 0 ? 'tr' : 'de';
  const body = {
    name: names[nth % names.length],
    email: `fan${nth}@example.org`,
    phone: `+49171392${String(nth).padStart(4, '0')}`,
    isCheck: true,
  };
  const { status, text } = await t.client({ lang }).post('/api/zoho/giveaway', body);
  if (status !== 201) throw new Error(text);
}

/** The clock goes to the time of the draw of a round. */
export async function closeRound(t: TestApp, slug: string): Promise<void> {
  const [round] = await t.db.query<{ drawsAt: Date }>(
    'SELECT draws_at AS "drawsAt" FROM giveaway_round WHERE slug = $1 LIMIT 1',
    [slug],
  );
  if (!round) throw new Error(`There is no round ${slug}.`);
  t.pass({ seconds: Math.ceil((round.drawsAt.getTime() - t.now().getTime()) / 1000) });
}

/** A winner of a prize who has not answered yet, with the token of the mail. */
export async function tokenOf(t: TestApp, prize: number): Promise<{ email: string; token: string }> {
  const [winner] = await t.db.query<{ email: string }>(
    `SELECT e.email FROM giveaway_win w JOIN giveaway_entry e ON e.id = w.entry_id
      WHERE w.team = 'kanarya' AND w.prize = $1 AND w.state = 'asked' ORDER BY w.place LIMIT 1`,
    [prize],
  );
  if (!winner) throw new Error('There is no such winner.');
  const mail = (await t.outbox(winner.email)).find(({ template }) => template === 'giveaway-won');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link.');
  return { email: winner.email, token };
}
