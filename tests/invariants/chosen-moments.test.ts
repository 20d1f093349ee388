import { describe, it } from 'vitest';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds, isDeep } from './harness/rounds.ts';
import { momentRound } from './promises/chosen-moment.ts';
import { promiseStage } from './promises/stage.ts';

const name = 'a paid package comes once, whatever its server was about to write when it was killed';

describe.skipIf(!hasPostgres)('a server that is killed at a chosen moment', () => {
  it('leaves a paid package to be given, told and noted once', async () => {
    const stage = await promiseStage();
    await holds(name, { short: 2, deep: 30 }, momentRound(stage)).finally(stage.close);
  });

  it.each(isDeep ? ['transaction'] : [])(
    'a naive variant is noticed: every statement commits by itself (%s)',
    async (variant) => {
      const stage = await promiseStage(variant);
      await catches(name, 'every statement commits by itself', momentRound(stage)).finally(stage.close);
    },
  );
});
