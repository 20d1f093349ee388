import type { Tariff } from '../../../shared/api/catalogue.ts';
import { FanGame } from './fan-game.tsx';
import { FanWays } from './fan-ways.tsx';
import { JerseyBand } from './jersey-band.tsx';

/** The one block for fans: the jersey where a plan has one, the game, and the ways to what else they come for. */
export function FanBand({ tariff }: { tariff: Tariff | undefined }) {
  return (
    <>
      {tariff ? <JerseyBand tariff={tariff} /> : null}
      <FanGame />
      <FanWays />
    </>
  );
}
